import { type Signal, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, sounds } from '../shell/settings.ts';
import { pageSound } from '../shell/sound/page-sound.ts';
import { pushKey, subscribe, unsubscribe } from '../shell/server.ts';
import { roomWords } from './text.ts';

const UNSEEN = 'redut.sound';
const stored = (): boolean => {
  try {
    return localStorage.getItem(UNSEEN) === 'on';
  } catch {
    return false;
  }
};
/** Does a turn make itself heard while the page is out of sight? Off until somebody wants it. */
const unseen: Signal<boolean> = signal(stored());
function setUnseen(on: boolean): void {
  unseen.value = on;
  if (on) sounds.value = 'on';
  try {
    localStorage.setItem(UNSEEN, on ? 'on' : 'off');
  } catch {
    // It then lasts as long as the page.
  }
}
/** Sounds when the turn comes, and not when the page is opened in the middle of it. A table in sight is heard by itself. */
export function useTurnSound(awaited: boolean): void {
  const before = useSignal(awaited);
  useEffect(() => {
    if (awaited && !before.value && unseen.value && document.hidden) pageSound.play('turn', { unseen: true });
    before.value = awaited;
  }, [awaited]);
}

const YES_OR_NO = [() => true, () => false] as const;
type Pushing = 'unknown' | 'none' | 'off' | 'on' | 'refused';
const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in globalThis ? navigator.serviceWorker.getRegistration() : undefined;

/** How one wants to hear of one's turn. */
export function TurnNotices() {
  const w = roomWords();
  const key = useSignal('');
  const state = useSignal<Pushing>('unknown');
  useEffect(() => {
    void (async () => {
      const [given, worker] = [await pushKey().catch(() => null), await registered()];
      if (given === null || worker === undefined) return (state.value = 'none');
      key.value = given;
      const known = await worker.pushManager.getSubscription();
      // The server tells a browser for as long as the session lasts by which it asked.
      const asked = known !== null && (await subscribe(known.toJSON(), language.value).then(...YES_OR_NO));
      return (state.value = asked ? 'on' : 'off');
    })();
  }, []);
  const turn = async (): Promise<void> => {
    const manager = (await registered())?.pushManager;
    const known = await manager?.getSubscription();
    if (manager === undefined) return;
    if (known) {
      await unsubscribe(known.endpoint);
      await known.unsubscribe();
      state.value = 'off';
      return;
    }
    try {
      const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value });
      await subscribe(made.toJSON(), language.value);
      state.value = 'on';
    } catch {
      state.value = 'refused';
    }
  };
  return (
    <div class="turn-notices">
      <label>
        <input
          type="checkbox"
          checked={unseen.value && sounds.value === 'on'}
          onChange={({ currentTarget }) => setUnseen(currentTarget.checked)}
          data-sound=""
        />
        {w.sound}
      </label>
      {(state.value === 'off' || state.value === 'on') && (
        <label>
          <input type="checkbox" checked={state.value === 'on'} onChange={() => void turn()} data-push="" />
          {state.value === 'on' ? w.pushOn : w.push}
        </label>
      )}
      {state.value === 'refused' && <p role="alert">{w.pushRefused}</p>}
    </div>
  );
}
