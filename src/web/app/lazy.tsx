import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../text/index.ts';

/** A page that is fetched when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const ready = useSignal(known !== undefined);
    const failed = useSignal(false);
    useEffect(() => {
      if (known !== undefined) return;
      load().then(
        (page) => {
          known = page;
          ready.value = true;
        },
        () => (failed.value = true),
      );
    }, []);
    if (failed.value) return <Wait text={words().table.broken} />;
    if (!ready.value || known === undefined) return <Wait text={words().table.loading} />;
    const Page = known;
    return <Page {...props} />;
  };
}
export const Wait = ({ text }: { text: string }) => (
  <main class="wait" aria-live="polite">
    {text}
  </main>
);
