import { account } from './domains/account/index.ts';
import { auth } from './domains/auth/index.ts';
import { browse } from './domains/browse/index.ts';
import { citations } from './domains/citations/index.ts';
import { detail } from './domains/detail/index.ts';
import { fines } from './domains/fines/index.ts';
import { holdings } from './domains/holdings/index.ts';
import { home } from './domains/home/index.ts';
import { loans } from './domains/loans/index.ts';
import { patron } from './domains/patron/index.ts';
import { search } from './domains/search/index.ts';
import { searchIndex } from './domains/search-index/index.ts';
import { searches } from './domains/searches/index.ts';
import { sources } from './domains/sources/index.ts';
import { staff } from './domains/staff/index.ts';
import { tenant } from './domains/tenant/index.ts';
import type { Implementation } from './platform/http/implement.ts';

/** Every call that the server answers, by domain. */
export const IMPLEMENTATIONS: readonly Implementation[] = [
  ...account,
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
  ...searchIndex,
  ...searches,
  ...sources,
  ...staff,
  ...tenant,
];
