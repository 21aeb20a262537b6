import { tellsAll } from '../../../table/test/tells-all.ts';
import { tells } from '../tells.ts';

tellsAll('bravery', tells, [
  // The battle before them tells it.
  'occupied',
  'freed',
]);
