import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from './text/index.ts';

/** A page that is fetched when it is first shown. */
export const lazy = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => fetched(load, Wait);
/** A part of a page that is fetched when it is first shown; nothing stands in its place until then. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  fetched(load, () => null);

/** A page that is fetched when it is first shown, and what stands there until then. */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: (props: { text: string }) => JSX.Element | null,
): ComponentType<P> {
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
    if (failed.value) return <Meanwhile text={words().table.broken} />;
    if (!ready.value || known === undefined) return <Meanwhile text={words().table.loading} />;
    const Page = known;
    return <Page {...props} />;
  };
}
export function Wait({ text }: { text: string }) {
  return <main class="wait">{text}</main>;
}
