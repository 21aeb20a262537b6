import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../text/index.ts';

/** A page that is fetched when it is first shown. */
export const lazy = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => fetched(load, Wait);
/** A part of a page that is fetched when it is first shown; nothing stands in its place until then. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  fetched(load, () => null);

/** A page that is fetched when it is first shown, and what stands there until then. */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: (props: { text: string; failed?: boolean }) => JSX.Element | null,
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const ready = useSignal(known !== undefined);
    const failed = useSignal(false);
    useEffect(() => {
      // It may have come for somebody else since this was drawn.
      if (known !== undefined) ready.value = true;
      else
        load().then(
          (page) => {
            known = page;
            ready.value = true;
          },
          () => (failed.value = true),
        );
    }, []);
    if (failed.value) return <Meanwhile text={words().table.pageBroken} failed />;
    if (!ready.value || known === undefined) return <Meanwhile text={words().table.loading} />;
    const Page = known;
    return <Page {...props} />;
  };
}
/** A page that was open while the server got another build asks for files that are gone: the page itself is fetched anew. */
export function Wait({ text, failed = false }: { text: string; failed?: boolean }) {
  // Until the page that comes says what it is called, it is not the one before.
  useEffect(() => {
    document.title = words().redut;
  }, []);
  return (
    <main class="wait">
      {text}{' '}
      {failed && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {words().table.reload}
        </button>
      )}
    </main>
  );
}
