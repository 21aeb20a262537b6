import { rule } from '../../../../kernel/contract/rule.ts';
import { isMarker } from '../at.ts';

rule(
  ['WAR-26.85', 'WAR-R83'],
  'the marker dominion does nothing by itself and is found by cards that refer to it',
  isMarker('dominion'),
);
