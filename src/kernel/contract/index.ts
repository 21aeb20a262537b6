// The suite that every game must pass, and what its tests are written with.
export type { ContractOptions, Tally } from './checks.ts';
export { Contract } from './contract.ts';
export { goldenRecord, sampleName } from './golden.ts';
export { Broken } from './hold.ts';
export { orderDoesNotMatter } from './order.ts';
export { rule } from './rule.ts';
export { type Rule, rulesOf } from './rulebook.ts';
