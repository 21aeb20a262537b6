import type { Seat } from '../../kernel/ids.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Answer, Command, Told } from '../../match/messages.ts';
import type { Wire } from '../worker/link.ts';

/** Answers as a match would that stands at one move of the film. */
export class FilmWire implements Wire {
  onTold: Wire['onTold'] = () => undefined;
  private readonly told: readonly Told[];
  constructor(told: readonly Told[]) {
    this.told = told;
  }
  watch(): Promise<readonly Told[]> {
    return Promise.resolve(this.told);
  }
  resume(): Promise<readonly Told[]> {
    return Promise.resolve([]);
  }
  submit(_seat: Seat, { id }: Command): Promise<Answer> {
    return Promise.resolve({ re: 'no', id, rule: 'match.over', values: {} });
  }
  record(): Promise<MatchRecord> {
    return Promise.reject(new Error('a film has its record already'));
  }
  close(): void {
    this.onTold = () => undefined;
  }
}
