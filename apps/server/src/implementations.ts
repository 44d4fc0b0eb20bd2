import type { Implementation } from '../http/implement.ts';
import { auth } from './auth/index.ts';
import { browse } from './browse/index.ts';
import { citations } from './citations/index.ts';
import { detail } from './detail/index.ts';
import { fines } from './fines/index.ts';
import { holdings } from './holdings/index.ts';
import { home } from './home/index.ts';
import { loans } from './loans/index.ts';
import { patron } from './patron/index.ts';
import { search } from './search/index.ts';
import { sources } from './sources/index.ts';
import { staff } from './staff/index.ts';
import { tenant } from './tenant/index.ts';

/** Every call that the server answers, by domain. */
export const IMPLEMENTATIONS: readonly Implementation[] = [
  ...auth,
  ...browse,
  ...citations,
  ...detail,
  ...fines,
  ...holdings,
  ...home,
  ...loans,
  ...patron,
  ...search,
  ...sources,
  ...staff,
  ...tenant,
];
