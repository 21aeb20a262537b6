import { commitmentOf } from '../../events/lots.ts';
import { mispaired } from '../../events/pairing.ts';
import { isByLot } from '../../events/pods.ts';
import { type EventView, stateOf, termsOf } from '../../events/view.ts';
import { InputError } from '../../kernel/input.ts';
import { flag } from '../arguments.ts';
import { columns, command } from '../command.ts';
import type { CliText } from '../text/text.ts';

const PATIENCE_MS = 20_000;

/** How a tournament of a server stands, and whether its pairings follow from the lot that was committed to. */
export default command('event', { json: flag() }, async ({ io, text, flags, positionals }) => {
  const view = await told(positionals[0]!, text);
  const isFair =
    view.seed === undefined ||
    (commitmentOf(view.seed, termsOf(view)) === view.commitment &&
      mispaired(stateOf(view), view.system).length === 0 &&
      isByLot(stateOf(view)));
  if (flags.json) io.out(JSON.stringify({ ...view, fair: isFair }));
  else {
    for (const line of linesOf(view, text)) io.out(line);
    if (view.course.length > 0) io.out(isFair ? text.event.fair : text.event.unfair);
  }
  return isFair ? 0 : 1;
});
/** From the address that the page shows: `https://redut.example/#/event/…`. */
async function told(address: string, text: CliText): Promise<EventView> {
  const given = URL.parse(address);
  const id = /^#\/event\/([^/?]+)/.exec(given?.hash ?? '')?.[1];
  if (given === null || id === undefined) throw new InputError('address', text.event.noAddress);
  try {
    const response = await fetch(new URL(`api/events/${id}`, `${given.origin}${given.pathname}`), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = (await response.json()) as { readonly event?: EventView; readonly rule?: string };
    if (answer.event !== undefined) return answer.event;
    throw new InputError('address', text.event.noEvent(answer.rule ?? String(response.status)));
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError('address', text.event.noEvent(error instanceof Error ? error.message : String(error)));
  }
}
type Row = readonly [string, string];
const halves = (points: number): string => String(points / 2);
function linesOf(view: EventView, text: CliText): readonly string[] {
  const nameOf = (player: number): string => {
    const { name, bot } = view.players[player]!;
    return `${player + 1} ${bot === undefined ? name : `(${bot})`}`.trim();
  };
  const round = view.course.at(-1);
  const pods = (round === undefined ? (view.pods ?? []) : []).map(({ places, stage }, table): Row => [
    `${text.event.pod(table + 1)}: ${places.map(nameOf).join(', ')}`,
    stage === 'over' ? text.event.isBuilt : text.event.stages.on,
  ]);
  const pairs = (round?.tables ?? []).map(({ seats, wins, stage }): Row => [
    seats.map(nameOf).join(' – '),
    `${wins.join(' : ')} ${text.event.stages[stage]}`,
  ]);
  const free: readonly Row[] = round?.bye === undefined ? [] : [[nameOf(round.bye), text.event.free]];
  const table = view.standings.map(({ player, points, strength }, place): Row => [
    `${place + 1}. ${nameOf(player)}`,
    `${halves(points)} / ${halves(strength)}`,
  ]);
  return [
    `${view.name} (${view.game}, ${view.system}) ${view.course.length}/${view.planned}`,
    ...columns([...pods, ...pairs, ...free]),
    text.event.standings,
    ...columns(table),
    ...view.corrections.map(({ round: of, table: at, reason }) => text.event.corrected(of + 1, at + 1, reason)),
  ];
}
