import { asBots } from './as-bots.ts';
import { asCounter } from './as-counter.ts';
import { asLab } from './as-lab.ts';
import { asMatch } from './as-match.ts';
import { asReviewer } from './as-reviewer.ts';
import type { Role, Scope } from './wire.ts';

// One file for all of them: what is bundled for a worker is shared with no other, and games are large.
type Any = Scope<unknown, never>;
const roles: Readonly<Record<Role, (scope: Any) => void>> = {
  match: asMatch,
  bots: asBots,
  reviewer: asReviewer,
  lab: asLab,
  counter: asCounter,
};
const scope = self as unknown as Any & { readonly name: Role };
roles[scope.name](scope);
