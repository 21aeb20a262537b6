import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type GameModule, isGameName, moduleOf } from '../../../games/index.ts';
import {
  battleOf,
  type Campaign,
  type Campaigns,
  type Fought,
  foughtOut,
  isOver,
  openBattles,
  scoreOf,
  storyOf,
} from '../../../kernel/campaign.ts';
import { replay } from '../../../kernel/record.ts';
import { Meanwhile, useFetched } from '../../shell/parts/fetched.tsx';
import { Page } from '../../shell/parts/page.tsx';
import { go, href } from '../../shell/router.ts';
import { findRoom, ownMatches, ServerRefusal, serverRecord } from '../../shell/server.ts';
import { language } from '../../shell/settings.ts';
import { Link } from '../../worker/link.ts';
import { BattlePanel } from './battle-panel.tsx';
import {
  forgetRun,
  keepCampaign,
  type KeptCampaign,
  keptCampaign,
  keptRuns,
  type Playing,
} from '../../online/campaign/kept.ts';
import { Legend, MapLines, TheatreMap } from './map.tsx';
import { campaignWords } from './words.ts';
import './campaign.css';

interface Loaded {
  readonly module: GameModule;
  readonly campaigns: Campaigns;
}
async function load(game: string): Promise<Loaded> {
  if (!isGameName(game)) throw new Error(campaignWords().none);
  const module = await moduleOf(game);
  const campaigns = await module.campaigns?.();
  if (campaigns === undefined) throw new Error(campaignWords().none);
  return { module, campaigns };
}

/** `#/campaign/war`: the campaigns of a game; `#/campaign/war/eastern-front`: one of them. */
export function CampaignPage({ game, id, query }: { game: string; id?: string; query: URLSearchParams }) {
  const run = query.get('run') ?? undefined;
  const loaded = useFetched(() => load(game), [game]);
  const w = campaignWords();
  if (loaded.value === undefined) {
    return (
      <Page title={w.title}>
        <Meanwhile {...loaded} />
      </Page>
    );
  }
  const { campaigns } = loaded.value;
  const campaign = campaigns.all.find((one) => one.id === id);
  if (campaign !== undefined)
    return (
      <Theatre
        key={`${campaign.id} ${run ?? ''}`}
        game={game}
        campaign={campaign}
        {...(run === undefined ? {} : { run })}
        {...loaded.value}
      />
    );
  return (
    <Page title={w.title}>
      {id !== undefined && <p role="alert">{w.none}</p>}
      <div class="campaign-list">
        {campaigns.all.map((one) => (
          <CampaignTile key={one.id} game={game} campaign={one} />
        ))}
        {campaigns.all.flatMap((one) =>
          keptRuns(game, one).map((room) => <CampaignTile key={room} game={game} campaign={one} run={room} />),
        )}
      </div>
    </Page>
  );
}

function CampaignTile({ game, campaign, run }: { game: string; campaign: Campaign; run?: string }) {
  const spoken = language.value;
  const kept = keptCampaign(game, campaign, run);
  const [first, second] = scoreOf(campaign, kept.fought);
  return (
    <a
      class="tile campaign-tile"
      href={href(['campaign', game, campaign.id], run === undefined ? {} : { run })}
      data-run={run}
    >
      <span class="campaign-small">
        <MapLines campaign={campaign} kept={kept} />
      </span>
      <b class="display">{campaign.name[spoken]}</b>
      <span>{campaign.told[spoken]}</span>
      <small class="mute">
        {kept.friend !== undefined && `${campaignWords().withFriend(kept.friend.name)} · `}
        {campaignWords().battles(campaign.battles.length)} · {campaign.sides[0][spoken]} {first} : {second}{' '}
        {campaign.sides[1][spoken]}
      </small>
    </a>
  );
}

interface TheatreProps extends Loaded {
  readonly game: string;
  readonly campaign: Campaign;
  /** The room of a friend's campaign, in which one fights along. */
  readonly run?: string;
}
/** What has become of the battle that was being fought: the match tells who won, also where somebody gave up. */
async function settledHere(
  { module, campaigns }: Loaded,
  { battle, match }: Extract<Playing, { readonly match: string }>,
): Promise<Fought | 'gone' | undefined> {
  const link = new Link();
  try {
    const opened = await link.ask({ ask: 'open', match });
    if (opened === undefined) return 'gone';
    const [whole] = await link.resume('spectator', -1);
    const scores = whole?.about.result?.scores;
    if (scores === undefined) return undefined;
    const { state } = replay(module.game, await link.record());
    return foughtOut(campaigns, battle, state, scores);
  } finally {
    link.close();
  }
}
/** The same of a battle in a room: all that was fought there until now, or nothing as long as one is on. */
async function settledInRoom(
  { module, campaigns }: Loaded,
  { room }: Extract<Playing, { readonly room: string }>,
): Promise<readonly Fought[] | 'gone' | undefined> {
  try {
    const view = await findRoom(room);
    if (view.campaign === undefined) return 'gone';
    const { matches } = await ownMatches();
    const own = matches.find(({ match }) => match === view.match);
    if (own?.phase !== 'over' || own.scores === undefined) return undefined;
    const { state } = replay(module.game, await serverRecord(view.match));
    return [...view.campaign.fought, foughtOut(campaigns, view.campaign.battle, state, own.scores)];
  } catch (error) {
    if (error instanceof ServerRefusal && error.message === 'room.none') return 'gone';
    throw error;
  }
}
/** The campaign as it stands after what has been fought since; undefined: as before. */
async function settled(loaded: Loaded, kept: KeptCampaign): Promise<KeptCampaign | undefined> {
  const { playing, ...rest } = kept;
  if (playing === undefined) return undefined;
  const result = 'room' in playing ? await settledInRoom(loaded, playing) : await settledHere(loaded, playing);
  if (result === undefined) return undefined;
  if (result === 'gone') return rest;
  return { ...rest, fought: 'battle' in result ? [...rest.fought, result] : result };
}
/** From the beginning; battles of before are still known as such. */
const fresh = ({ side, matches = [] }: KeptCampaign): KeptCampaign => ({ side, fought: [], matches });
function Theatre({ game, campaign, run, module, campaigns }: TheatreProps) {
  const w = campaignWords();
  const kept = useSignal(keptCampaign(game, campaign, run));
  const chosen = useSignal<string | undefined>(undefined);
  const set = (next: KeptCampaign): void => {
    kept.value = next;
    keepCampaign(game, campaign, next, run);
  };
  useEffect(() => {
    if (kept.value.playing === undefined) return;
    let left = false;
    settled({ module, campaigns }, kept.value).then(
      (after) => {
        if (left || after === undefined) return;
        if (after.fought.length > kept.value.fought.length) chosen.value ??= after.fought.at(-1)!.battle;
        set(after);
      },
      // It cannot be read now: it stays as it is, and the way back to the table is there.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  const { fought } = kept.value;
  const open = openBattles(campaign, fought);
  const battle = battleOf(campaign, chosen.value ?? '') ?? open[0] ?? campaign.battles.at(-1)!;
  return (
    <Page title={campaign.name[language.value]} foot={null}>
      <div class="campaign">
        <div class="campaign-field">
          <TheatreMap campaign={campaign} kept={kept.value} now={battle} choose={(id) => (chosen.value = id)} />
          <Legend campaign={campaign} kept={kept.value} />
        </div>
        <section class="campaign-panel" aria-live="polite">
          {kept.value.lost && <p role="alert">{w.reread}</p>}
          <BattlePanel game={game} campaign={campaign} campaigns={campaigns} battle={battle} kept={kept} set={set} />
          <Told campaign={campaign} campaigns={campaigns} kept={kept.value} />
          {fought.length > 0 && run === undefined && (
            <Anew label={w.anew} sure={w.sure} begin={() => set(fresh(kept.value))} />
          )}
          {run !== undefined && (
            <Anew
              label={w.forget}
              sure={w.forgetSure}
              begin={() => {
                forgetRun(game, campaign, run);
                go(['campaign', game]);
              }}
            />
          )}
        </section>
      </div>
    </Page>
  );
}

/** What carries over, before the first battle; the story so far, and whole when it is over. */
function Told({ campaign, campaigns, kept }: { campaign: Campaign; campaigns: Campaigns; kept: KeptCampaign }) {
  const w = campaignWords();
  const spoken = language.value;
  const { fought } = kept;
  const [first, second] = scoreOf(campaign, fought);
  return (
    <>
      <details open={isOver(campaign, fought)}>
        <summary>
          {w.story} · {campaign.sides[0][spoken]} {first} : {second} {campaign.sides[1][spoken]}
        </summary>
        {storyOf(campaign, fought, spoken).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
      <details open={fought.length === 0}>
        <summary>{w.rule}</summary>
        <p>{campaigns.rule[spoken]}</p>
      </details>
    </>
  );
}
function Anew({ label, sure, begin }: { label: string; sure: string; begin: () => void }) {
  const w = campaignWords();
  const asked = useSignal(false);
  if (!asked.value) {
    return (
      <button type="button" class="button" onClick={() => (asked.value = true)}>
        {label}
      </button>
    );
  }
  return (
    <div class="campaign-acts" role="alert">
      <p>{sure}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          asked.value = false;
          begin();
        }}
      >
        {label}
      </button>
      <button type="button" class="button filled" onClick={() => (asked.value = false)}>
        {w.keepOn}
      </button>
    </div>
  );
}
