interface Line {
  flush(): void;
}
let waiting: Line[] = [];

/** Flushes the line when this turn of the loop is over, together with all others that have something to say. */
export function atEndOfTurn(line: Line): void {
  waiting.push(line);
  if (waiting.length === 1) setImmediate(flushAll);
}
function flushAll(): void {
  const lines = waiting;
  waiting = [];
  for (const line of lines) line.flush();
}
