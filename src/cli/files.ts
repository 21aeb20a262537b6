import { readFileSync } from 'node:fs';
import { InputError } from '../kernel/input.ts';
import type { CliText } from './text/text.ts';

/** What is in a file; says of which file it speaks if there is none. */
export function readText(file: string, text: CliText): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(file, `${text.wrong.noFile} (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}
export function readJson(file: string, text: CliText): unknown {
  const source = readText(file, text);
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new InputError(file, `${text.wrong.notJson} (${(error as Error).message})`);
  }
}
