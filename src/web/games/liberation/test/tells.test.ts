import { tellsAll } from '../../../table/test/tells-all.ts';
import { tells } from '../tells.ts';

tellsAll('liberation', tells);
