import { useSignal } from '@preact/signals';
import { InputError } from '../../../kernel/input.ts';
import { decimal } from '../../shell/figures.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { useFetched } from '../../shell/parts/fetched.tsx';
import { PickFile } from '../../shell/parts/pick-file.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { Problem } from '../../shell/text/problem.tsx';
import { type DeviceFile, readDeviceFile } from '../../worker/device-file.ts';
import { addToDevice, newIn, readDevice } from '../../worker/transfer.ts';
import { profileWords } from './profile-words.ts';

const MOST_BYTES = 64_000_000;
const gamesIn = ({ matches, online }: DeviceFile): number => matches.length + online.length;
const settingsIn = ({ settings }: DeviceFile): number => Object.keys(settings).length;

/** Somebody's own words are told as they are; what a program says of a file is translated. */
type Trouble = { readonly says: string } | { readonly detail: string };
async function fileFrom(chosen: File): Promise<DeviceFile | Trouble> {
  const w = profileWords();
  if (chosen.size > MOST_BYTES) return { says: w.tooLarge };
  try {
    const json: unknown = JSON.parse(await chosen.text());
    if (json === null || typeof json !== 'object' || !('redut' in json) || json.redut !== 'device')
      return { says: w.notOurs };
    return readDeviceFile(json);
  } catch (error) {
    if (error instanceof InputError || error instanceof SyntaxError) return { detail: error.message };
    return { says: w.notOurs };
  }
}

/** Everything as one file, and back: what a file would add is told before it is added. */
export function MyData({ look }: { look: () => Promise<void> }) {
  const w = profileWords();
  const counted = useSignal(0);
  const here = useFetched(readDevice, [counted.value]);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const offered = useSignal<DeviceFile | undefined>(undefined);
  const news = useSignal('');
  const choose = async (chosen: File): Promise<void> => {
    [trouble.value, offered.value, news.value] = [undefined, undefined, ''];
    const read = await fileFrom(chosen);
    if ('redut' in read) offered.value = newIn(read, await readDevice());
    else trouble.value = read;
  };
  const add = async (file: DeviceFile): Promise<void> => {
    await addToDevice(file);
    offered.value = undefined;
    news.value = w.added;
    counted.value++;
    await look();
  };
  const fails = (says: string) => (): void => {
    trouble.value = { says };
  };
  return (
    <section class="profile-panel" aria-labelledby="my-data">
      <h2 class="zone-label" id="my-data">
        {w.data}
      </h2>
      <div class="data-ways">
        <button
          type="button"
          class="button"
          data-save=""
          onClick={() =>
            void readDevice().then((file) => saveFile('redut.json', JSON.stringify(file)), fails(w.notRead))
          }
        >
          <Icon name="r-disc" />
          {w.save}
        </button>
        <PickFile take={(file) => void choose(file).catch(fails(w.notRead))}>{w.load}</PickFile>
      </div>
      {here.error !== undefined && <p role="status">{w.notRead}</p>}
      {here.value !== undefined && <Holds file={here.value} />}
      {offered.value !== undefined && (
        <Offer
          file={offered.value}
          add={(file) => void add(file).catch(fails(w.notWritten))}
          leave={() => (offered.value = undefined)}
        />
      )}
      {trouble.value !== undefined && (
        <p role="alert">
          {'says' in trouble.value ? (
            trouble.value.says
          ) : (
            <>
              <b>{w.badFile}</b> <Problem detail={trouble.value.detail} />
            </>
          )}
        </p>
      )}
      {news.value !== '' && <p role="status">{news.value}</p>}
    </section>
  );
}
function Holds({ file }: { file: DeviceFile }) {
  const w = profileWords();
  const size = JSON.stringify(file).length / 1000;
  return <p class="mute">{w.holds(gamesIn(file), settingsIn(file), w.kilobytes(decimal(size, size < 10 ? 1 : 0)))}</p>;
}
interface OfferProps {
  readonly file: DeviceFile;
  readonly add: (file: DeviceFile) => void;
  readonly leave: () => void;
}
function Offer({ file, add, leave }: OfferProps) {
  const w = profileWords();
  const nothing = gamesIn(file) + settingsIn(file) === 0;
  return (
    <div class="data-offer" role="status">
      <p>{nothing ? w.addsNothing : w.adds(gamesIn(file), settingsIn(file))}</p>
      <div class="data-ways">
        {!nothing && (
          <button type="button" class="button filled" data-add="" onClick={() => add(file)}>
            {w.add}
          </button>
        )}
        <button type="button" class="button" onClick={leave}>
          {w.leave}
        </button>
      </div>
    </div>
  );
}
