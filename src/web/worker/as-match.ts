import { Host } from './host.ts';
import type { FromPage, Scope, ToPage } from './wire.ts';

/** Holds the match of one table. */
export function asMatch(scope: Scope<FromPage, ToPage>): void {
  const host = new Host((viewer, told) => scope.postMessage({ viewer, told }));
  scope.onmessage = ({ data }) => {
    host.answer(data).then(
      (reply) => scope.postMessage({ n: data.n, reply }),
      (error: unknown) => scope.postMessage({ n: data.n, error: String(error) }),
    );
  };
}
