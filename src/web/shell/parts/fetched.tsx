import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { lazyPart } from './lazy.tsx';
import { words } from '../text/index.ts';

const FailedReport = lazyPart(() => import('./failed.tsx').then(({ FailedReport: report }) => report));

/** Nothing until it is here; then the thing itself, or why it will not come. */
interface Fetched<T> {
  readonly value?: T;
  readonly error?: unknown;
}
/** What a page needs before it can be drawn; asked for anew when one of `on` changes. */
export function useFetched<T>(load: () => Promise<T>, on: readonly unknown[]): Fetched<T> {
  const fetched: Signal<Fetched<T> & { readonly of?: readonly unknown[] }> = useSignal({});
  useEffect(() => {
    let gone = false;
    const come = (what: Fetched<T>): void => {
      if (!gone) fetched.value = { ...what, of: on };
    };
    load().then(
      (value) => come({ value }),
      (error: unknown) => come({ error }),
    );
    return () => {
      gone = true;
    };
  }, on);
  // What came for something else is not shown, not even until the effect has run: it could be pressed.
  const { of } = fetched.value;
  return of !== undefined && on.every((each, i) => Object.is(each, of[i])) ? fetched.value : {};
}
/** Says what is wrong, for whoever can mend it. A file that is gone, as after another build, comes with the page itself. */
const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));
export const Failed = ({ error }: { error: unknown }) => (
  <div class="failed" role="alert">
    {words().failed} <code>{saidBy(error)}</code>{' '}
    <button type="button" class="button" onClick={() => location.reload()}>
      {words().table.reload}
    </button>
    <FailedReport error={saidBy(error)} />
  </div>
);
/** In the place of something that is not here: it is coming, or it will not come. */
export const Meanwhile = ({ error }: Fetched<unknown>) =>
  error === undefined ? <p aria-live="polite">{words().table.loading}</p> : <Failed error={error} />;

/** Draws what is inside as long as `on` stays the same and nothing in it fails; then `Instead`, if there is one. */
export function Guarded({
  on,
  Instead = () => null,
  children,
}: {
  on?: unknown;
  Instead?: (props: { error: unknown }) => ComponentChildren;
  children: ComponentChildren;
}) {
  // The console of the browser is told as well: it knows the line.
  const [error, mend] = useErrorBoundary((wrong) => reportError(wrong));
  useEffect(() => {
    if (error !== undefined) mend();
  }, [on]);
  return <>{error === undefined ? children : <Instead error={error} />}</>;
}
