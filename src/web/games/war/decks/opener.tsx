import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { bringsIn } from '../../../../games/war/brings.ts';
import { base } from '../../../../games/war/cards/set.ts';
import { planOn } from '../../../../games/war/packs.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import { toHex } from '../../../../kernel/sha256.ts';
import { Modal } from '../../../shell/parts/modal.tsx';
import { go } from '../../../shell/router.ts';
import { language } from '../../../shell/settings.ts';
import type { OpenerProps } from '../../parts/bringing.ts';
import { DraftTable } from '../packs/draft.tsx';
import { keepOnce, openingIn } from '../packs/kept.ts';
import { WORDS } from '../packs/words.ts';
import { WORDS as BRINGING } from './bringing-words.ts';
import { troubleOf } from './brought.ts';

const { packs: boosters } = bringsIn(base);
const nonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

/** In a room: opens the seat's boosters, which are then turned over one by one on a page of their own. */
export function Opener(props: OpenerProps) {
  const { packs, room, match, terms } = props;
  const { own, draft } = packs;
  useEffect(() => {
    if (own === undefined) return;
    keepOnce({ id: match, at: Date.now(), from: 'room', sort: own.sort, packs: own.packs, seen: 0, room });
    go(['boosters', 'war', match]);
  }, [own]);
  if (planOn(terms)?.places === undefined) return <Sealed {...props} />;
  if (draft === undefined) return <Gathering {...props} />;
  const leave = (): void => {
    const cards = draft.taken ?? [];
    keepOnce({ ...openingIn(match, room, { sort: boosters!.sorts(terms)[0] ?? '', cards }), from: 'draft' });
    go(['decks', 'war'], { packs: match });
  };
  return (
    <Modal class="draft-whole" label={BRINGING[language.value].draft} close={props.close}>
      <DraftTable {...props} draft={draft} leave={leave} />
    </Modal>
  );
}
/** What the boosters are committed to before anybody opens them. */
const Proof = ({ commitment }: { commitment: string }) => (
  <p class="mute">
    {BRINGING[language.value].proof} <code title={commitment}>{commitment.slice(0, 12)}</code>
  </p>
);
/** A draft begins when everybody at the table has said so. */
function Gathering({ packs, seat, send, close }: OpenerProps) {
  const w = BRINGING[language.value];
  const refused = useSignal('');
  const begin = async (): Promise<void> => {
    const answer = await send({ cmd: 'open', nonce: nonce() });
    refused.value =
      answer.re === 'ok'
        ? ''
        : answer.rule === 'match.seatsOpen'
          ? w.seatsOpen
          : troubleOf(answer.rule, answer.values).text;
  };
  const said = packs.opened[seat] !== null;
  return (
    <Modal class="war-panel bring-panel" label={w.draft} close={close}>
      <h2>{w.draft}</h2>
      <p role="status">{refused.value === '' ? w.waitDraft : refused.value}</p>
      <Proof commitment={packs.commitment} />
      <div class="bring-boosters">
        <button type="button" class="button" onClick={close}>
          {w.close}
        </button>
        <button type="button" class="button filled" data-begin="" aria-pressed={said} onClick={() => void begin()}>
          {w.beginDraft}
        </button>
      </div>
    </Modal>
  );
}
function Sealed({ terms, packs, send, close }: OpenerProps) {
  const w = BRINGING[language.value];
  const refused = useSignal('');
  const sorts = boosters!.sorts(terms);
  const labels = labelsIn(language.value);
  const open = async (sort: string): Promise<void> => {
    const answer = await send({ cmd: 'open', nonce: nonce(), sort });
    refused.value = answer.re === 'no' ? troubleOf(answer.rule, answer.values).text : '';
  };
  return (
    <Modal class="war-panel bring-panel" label={w.openNow} close={close}>
      <h2>{w.openNow}</h2>
      <p>{w.openFirst}</p>
      <p>{WORDS[language.value].boosters(boosters!.plan(terms)?.packs ?? 0)}</p>
      <Proof commitment={packs.commitment} />
      {refused.value !== '' && <p role="alert">{refused.value}</p>}
      <div class="bring-boosters">
        {sorts.map((sort) => (
          <button key={sort} type="button" class="button filled" data-open={sort} onClick={() => void open(sort)}>
            {w.ofSide(labels.sides[sort as keyof typeof labels.sides] ?? sort)}
          </button>
        ))}
      </div>
    </Modal>
  );
}
