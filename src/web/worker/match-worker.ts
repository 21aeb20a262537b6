import { Host } from './host.ts';
import type { FromPage, ToPage } from './wire.ts';

const scope = self as unknown as {
  postMessage(message: ToPage): void;
  onmessage: (event: MessageEvent<FromPage>) => void;
};
const host = new Host((viewer, told) => scope.postMessage({ viewer, told }));
scope.onmessage = ({ data }) => {
  host.answer(data).then(
    (reply) => scope.postMessage({ n: data.n, reply }),
    (error: unknown) => scope.postMessage({ n: data.n, error: String(error) }),
  );
};
