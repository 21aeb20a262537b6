import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Level, LEVELS, levelName } from '../../../bots/levels.ts';
import { type GameModule, isGameName, moduleOf } from '../../../games/index.ts';
import {
  type Battle,
  battleOf,
  type Campaign,
  type Campaigns,
  type CampaignSide,
  type Fought,
  isOver,
  mayRepeat,
  openBattles,
  resultOf,
  scoreOf,
  storyOf,
} from '../../../kernel/campaign.ts';
import { replay } from '../../../kernel/record.ts';
import type { Holder } from '../../../match/messages.ts';
import { Choice } from '../../shell/choice.tsx';
import { Meanwhile, useFetched } from '../../shell/fetched.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { Page } from '../../shell/parts.tsx';
import { go, href } from '../../shell/router.ts';
import { language } from '../../shell/settings.ts';
import { Link } from '../../worker/link.ts';
import { newSeed, seatedPerson } from '../../worker/seating.ts';
import { usualLevel } from '../last-table.ts';
import { keepStanding, type Standing, standingOf } from './kept.ts';
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
export function CampaignPage({ game, id }: { game: string; id?: string }) {
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
  if (campaign !== undefined) return <Theatre key={campaign.id} game={game} campaign={campaign} {...loaded.value} />;
  return (
    <Page title={w.title}>
      {id !== undefined && <p role="alert">{w.none}</p>}
      <div class="campaign-list">
        {campaigns.all.map((one) => (
          <a key={one.id} class="tile campaign-tile" href={href(['campaign', game, one.id])}>
            <b class="display">{one.name[language.value]}</b>
            <span>{one.told[language.value]}</span>
          </a>
        ))}
      </div>
    </Page>
  );
}

interface TheatreProps extends Loaded {
  readonly game: string;
  readonly campaign: Campaign;
}
/** What has become of the battle that was being fought: its record tells. */
async function settled({ module, campaigns }: Loaded, { playing }: Standing): Promise<Fought | 'gone' | undefined> {
  const link = new Link();
  try {
    const opened = await link.ask({ ask: 'open', match: playing!.match });
    if (opened === undefined) return 'gone';
    const record = await link.record();
    if (record.outcome === undefined) return undefined;
    const { state } = replay(module.game, record);
    return { battle: playing!.battle, won: record.outcome[0]! > record.outcome[1]! ? 0 : 1, ...campaigns.after(state) };
  } finally {
    link.close();
  }
}
function Theatre({ game, campaign, module, campaigns }: TheatreProps) {
  const w = campaignWords();
  const standing = useSignal(standingOf(game, campaign));
  const chosen = useSignal<string | undefined>(undefined);
  const set = (next: Standing): void => {
    standing.value = next;
    keepStanding(game, campaign, next);
  };
  useEffect(() => {
    if (standing.value.playing === undefined) return;
    let left = false;
    settled({ module, campaigns }, standing.value).then(
      (result) => {
        if (left || result === undefined) return;
        const { side, fought } = standing.value;
        set({ side, fought: result === 'gone' ? fought : [...fought, result] });
        if (result !== 'gone') chosen.value = result.battle;
      },
      // It cannot be read now: it stays as it is, and the way back to the table is there.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  const { fought } = standing.value;
  const open = openBattles(campaign, fought);
  const battle = battleOf(campaign, chosen.value ?? '') ?? open[0] ?? campaign.battles.at(-1)!;
  return (
    <Page title={campaign.name[language.value]}>
      <div class="campaign">
        <Map campaign={campaign} standing={standing.value} now={battle} choose={(id) => (chosen.value = id)} />
        <section class="campaign-panel" aria-live="polite">
          {standing.value.lost && <p role="alert">{w.reread}</p>}
          <BattlePanel
            game={game}
            campaign={campaign}
            campaigns={campaigns}
            battle={battle}
            standing={standing}
            set={set}
          />
          <Told campaign={campaign} campaigns={campaigns} standing={standing.value} />
          {fought.length > 0 && <Anew begin={() => set({ side: standing.value.side, fought: [] })} />}
        </section>
      </div>
    </Page>
  );
}

type NodeState = 'won' | 'lost' | 'open' | 'later';
function stateOf(campaign: Campaign, { fought, side }: Standing, battle: Battle): NodeState {
  const result = resultOf(fought, battle.id);
  if (result !== undefined) return result.won === side ? 'won' : 'lost';
  return openBattles(campaign, fought).includes(battle) ? 'open' : 'later';
}
const SIGN = { won: 'r-check', lost: 'r-x', open: 'crossed-swords', later: 'r-dot' } as const;

interface MapProps {
  readonly campaign: Campaign;
  readonly standing: Standing;
  readonly now: Battle;
  readonly choose: (id: string) => void;
}
function Map({ campaign, standing, now, choose }: MapProps) {
  const w = campaignWords();
  const spoken = language.value;
  const told = (battle: Battle): string => {
    const result = resultOf(standing.fought, battle.id);
    if (result === undefined) return stateOf(campaign, standing, battle) === 'open' ? w.open : w.later;
    return result.won === standing.side ? w.wonIn(result.turns) : w.lostIn(result.turns);
  };
  const ways = campaign.battles.flatMap((to) => to.after.map((id) => [battleOf(campaign, id)!, to] as const));
  return (
    <div class="campaign-map">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {campaign.rivers.map((river) => (
          <path key={river} class="campaign-river" d={river} />
        ))}
        <path class="campaign-front" d={campaign.front} />
        {ways.map(([from, to]) => (
          <line
            key={`${from.id} ${to.id}`}
            class={`campaign-way ${stateOf(campaign, standing, to)}`}
            x1={from.at[0]}
            y1={from.at[1]}
            x2={to.at[0]}
            y2={to.at[1]}
          />
        ))}
      </svg>
      {campaign.battles.map((battle) => {
        const state = stateOf(campaign, standing, battle);
        return (
          <button
            key={battle.id}
            type="button"
            class={`campaign-node ${state}`}
            style={{ left: `${battle.at[0]}%`, top: `${battle.at[1]}%` }}
            aria-pressed={battle === now}
            onClick={() => choose(battle.id)}
          >
            <span class="campaign-disc">
              <Icon name={SIGN[state]} />
            </span>
            <b>{battle.name[spoken]}</b>
            <small>{told(battle)}</small>
          </button>
        );
      })}
    </div>
  );
}

interface PanelProps {
  readonly game: string;
  readonly campaign: Campaign;
  readonly campaigns: Campaigns;
  readonly battle: Battle;
  readonly standing: Signal<Standing>;
  readonly set: (next: Standing) => void;
}
function BattlePanel({ game, campaign, campaigns, battle, standing, set }: PanelProps) {
  const w = campaignWords();
  const spoken = language.value;
  const level = useSignal<Level>(usualLevel());
  const { side, fought, playing } = standing.value;
  const before = fought.filter((one) => one.battle !== battle.id);
  const setup = campaigns.setupOf(campaign, battle, before);
  const along = campaigns.along(campaign, battle, before, spoken);
  const isOpen = openBattles(campaign, fought).includes(battle);
  const again = mayRepeat(campaign, fought, battle.id, side);
  const result = resultOf(fought, battle.id);
  const begin = async (friend: boolean): Promise<void> => {
    const bot: Holder = { kind: 'bot', level: level.value };
    const seats = [0, 1].map((seat) => (friend || seat === side ? seatedPerson('') : bot));
    const seed = newSeed();
    const match = `${seed}~${Date.now().toString(36)}`;
    const link = new Link();
    try {
      await link.ask({ ask: 'create', match, game, setup, seats, seed });
    } finally {
      link.close();
    }
    set({ side, fought, playing: { battle: battle.id, match } });
    go(['table', match]);
  };
  return (
    <>
      <p class="zone-label">{isOpen ? w.next : battle.date[spoken]}</p>
      <h2 class="display">{battle.name[spoken]}</h2>
      <p>{result === undefined ? battle.told[spoken] : battle.outcome[result.won][spoken]}</p>
      <h3 class="zone-label">{w.conditions}</h3>
      <ul>
        {campaigns.conditions(battle, setup, spoken).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 class="zone-label">{w.along}</h3>
      <ul>{along.length === 0 ? <li>{w.nothing}</li> : along.map((line) => <li key={line}>{line}</li>)}</ul>
      {playing !== undefined && (
        <a class="button filled" href={href(['table', playing.match])}>
          {w.goOn}
        </a>
      )}
      {playing === undefined && (isOpen || again) && (
        <>
          {fought.length === 0 && (
            <Choice
              label={w.side}
              values={[0, 1] as const}
              value={side}
              name={(one) => campaign.sides[one][spoken]}
              set={(one: CampaignSide) => set({ side: one, fought })}
            />
          )}
          <Choice
            label={w.against}
            values={LEVELS}
            value={level.value}
            name={(one) => levelName(one, spoken)}
            set={(one) => (level.value = one)}
          />
          <div class="campaign-acts">
            <button type="button" class="button filled" data-fight={battle.id} onClick={() => void begin(false)}>
              {again ? w.repeat : w.fight(battle.name[spoken])}
            </button>
            <button type="button" class="button" onClick={() => void begin(true)}>
              {w.atScreen}
            </button>
          </div>
        </>
      )}
    </>
  );
}
/** What carries over, before the first battle; the story so far, and whole when it is over. */
function Told({ campaign, campaigns, standing }: Pick<PanelProps, 'campaign' | 'campaigns'> & { standing: Standing }) {
  const w = campaignWords();
  const spoken = language.value;
  const { fought } = standing;
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
function Anew({ begin }: { begin: () => void }) {
  const w = campaignWords();
  const asked = useSignal(false);
  if (!asked.value) {
    return (
      <button type="button" class="button" onClick={() => (asked.value = true)}>
        {w.anew}
      </button>
    );
  }
  return (
    <div class="campaign-acts" role="alert">
      <p>{w.sure}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          asked.value = false;
          begin();
        }}
      >
        {w.anew}
      </button>
      <button type="button" class="button filled" onClick={() => (asked.value = false)}>
        {w.keepOn}
      </button>
    </div>
  );
}
