import { Rulebook } from '../../../kernel/flow.ts';
import type { Afu } from '../state.ts';

export const book = new Rulebook<Afu>();
