import { signal } from '@preact/signals';

/** What a browser hands out that would put the pages beside other programs. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}
const offer = signal<Offer | undefined>(undefined);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer.value = event as Offer;
});
export const canInstall = (): boolean => offer.value !== undefined;
export async function install(): Promise<void> {
  const made = offer.value;
  offer.value = undefined;
  await made?.prompt();
}
