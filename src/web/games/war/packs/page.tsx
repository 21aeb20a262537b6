import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { base } from '../../../../games/war/cards/set.ts';
import { SEALED_BOOSTERS } from '../../../../games/war/decks/boosters.ts';
import { ANY, sidesWith } from '../../../../games/war/packs.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import { Choice } from '../../../shell/parts/choice.tsx';
import { Icon } from '../../../shell/icons/icon.tsx';
import { HouseBar } from '../../../shell/parts/page.tsx';
import { go, href } from '../../../shell/router.ts';
import { saveFile } from '../../../shell/save-file.ts';
import { language } from '../../../shell/settings.ts';
import { keepOpening, type Opening, openingOf, openings } from './kept.ts';
import { OpeningTable } from './opening.tsx';
import { openAlone, packsFile } from './play.ts';
import { syncOpenings } from './sync.ts';
import { WORDS } from './words.ts';
import '../../../table/table.css';
import './opening.css';

/** `#/boosters/war`: a choice of boosters; `#/boosters/war/<id>`: these, opened one card at a time. */
export function BoostersPage({ id }: { id: string | undefined }) {
  const w = WORDS[language.value];
  useEffect(() => {
    document.title = w.title;
  }, [w]);
  useEffect(() => void syncOpenings(), []);
  const opening = openingOf(id ?? null);
  return (
    <div class="page packs-page felt-war">
      <HouseBar
        title={w.title}
        tools={
          <a class="button compact" href={href(['collection', 'war'])}>
            {w.collection}
          </a>
        }
      />
      {id === undefined ? (
        <Choosing />
      ) : opening === undefined ? (
        <main class="packs-choose">
          <p>{w.notKept}</p>
        </main>
      ) : (
        <OpeningTable opening={opening}>
          <AfterOpening opening={opening} />
        </OpeningTable>
      )}
    </div>
  );
}
/** The way on: to the builder, with these cards and no others; and to whoever wants to check them. */
function AfterOpening({ opening }: { opening: Opening }) {
  const w = WORDS[language.value];
  const done = opening.seen >= opening.packs.flat().length;
  return (
    <>
      <a class={`button ${done ? 'filled' : ''}`} data-build="" href={href(['decks', 'war'], { packs: opening.id })}>
        {w.build}
      </a>
      {opening.proof !== undefined && done && (
        <button
          type="button"
          class="button compact"
          onClick={() => saveFile(`redut-boosters-${opening.id}.json`, packsFile(opening))}
        >
          {w.save}
        </button>
      )}
    </>
  );
}
const COUNTS = [1, 6, SEALED_BOOSTERS, 10, 12] as const;

function Choosing() {
  const w = WORDS[language.value];
  const block = useSignal(ANY);
  const side = useSignal<string>(sidesWith(base)[0]!);
  const count = useSignal<number>(SEALED_BOOSTERS);
  const sides = sidesWith(base, block.value);
  const chosen = sides.find((one) => one === side.value) ?? sides[0]!;
  const labels = labelsIn(language.value);
  const open = (): void => {
    const opening = openAlone(chosen, block.value, count.value);
    keepOpening(opening);
    go(['boosters', 'war', opening.id]);
  };
  const blocks = [ANY, ...Object.keys(base.blocks)];
  return (
    <main class="packs-choose">
      <section class="packs-panel">
        <p>{w.how}</p>
        <Choice
          label={w.whose}
          values={sides}
          value={chosen}
          name={(one) => labels.sides[one]}
          set={(one) => (side.value = one)}
        />
        <Choice
          label={w.block}
          values={blocks}
          value={block.value}
          name={(one) => base.blocks[one]?.[language.value] ?? w.anyBlock}
          set={(one) => (block.value = one)}
        />
        <Choice
          label={w.count}
          values={COUNTS}
          value={count.value as (typeof COUNTS)[number]}
          name={String}
          set={(one) => (count.value = one)}
        />
        <button type="button" class="button filled" data-open="" onClick={open}>
          <Icon name="wooden-crate" /> {w.open(count.value)}
        </button>
        <a class="button" href={href(['collection', 'war'])}>
          {w.collection}
        </a>
      </section>
      {openings.value.length > 0 && (
        <section class="packs-panel">
          <h2>{w.earlier}</h2>
          <ul class="packs-earlier">
            {openings.value.slice(0, 20).map((one) => (
              <Earlier key={one.id} opening={one} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
function Earlier({ opening }: { opening: Opening }) {
  const w = WORDS[language.value];
  const { id, at, sort, packs, seen } = opening;
  const labels = labelsIn(language.value);
  const all = packs.flat().length;
  return (
    <li>
      <span>
        <b>{labels.sides[sort as keyof typeof labels.sides] ?? sort}</b>{' '}
        <small class="mute">
          {w.boosters(packs.length)} · {new Date(at).toLocaleDateString(language.value)} · {seen}/{all}
        </small>
      </span>
      <a class="button compact" href={href(['boosters', 'war', id])}>
        {w.goOn}
      </a>
    </li>
  );
}
