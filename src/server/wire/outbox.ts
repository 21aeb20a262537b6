interface Flushable {
  flush(): void;
}
let waiting: Flushable[] = [];

/** Flushes the line when this turn of the loop is over, together with all others that have something to say. */
export function atEndOfTurn(line: Flushable): void {
  waiting.push(line);
  if (waiting.length === 1) setImmediate(flushAll);
}
function flushAll(): void {
  const lines = waiting;
  waiting = [];
  for (const line of lines) line.flush();
}
