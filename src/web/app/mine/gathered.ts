import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { seasoned } from '../../shell/settings.ts';
import { fetchRecords, gatherAll, type Gathered, gatherHere } from './gather.ts';

/** What this device has at once, what the server adds, and the records that had not come yet. */
export function useGathered(): { readonly gathered: Gathered | undefined; readonly look: () => Promise<void> } {
  const gathered = useSignal<Gathered | undefined>(undefined);
  const look = async (): Promise<void> => {
    gathered.value = await gatherHere();
    if (gathered.value.past.length > 0) seasoned.value = 1;
  };
  useEffect(() => {
    let gone = false;
    const show = (found: Gathered): void => {
      if (gone) return;
      gathered.value = found;
      if (found.past.length > 0) seasoned.value = 1;
    };
    const gather = async (): Promise<void> => {
      show(await gatherHere());
      const all = await gatherAll();
      show(all);
      // A device that keeps nothing has no place for them.
      if (!all.away && !all.forgetful && (await fetchRecords()) > 0) show({ ...(await gatherHere()), away: false });
    };
    gather().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return { gathered: gathered.value, look };
}
