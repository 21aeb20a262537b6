// The suite that every game must pass. It needs no test runner; `rule`, which does, is apart.
export type { ContractOptions, Tally } from './checks.ts';
export { Contract } from './contract.ts';
export { goldenRecord, sampleName } from './golden.ts';
export { Broken } from './hold.ts';
export { orderDoesNotMatter } from './order.ts';
export { type Rule, rulesOf } from './rulebook.ts';
