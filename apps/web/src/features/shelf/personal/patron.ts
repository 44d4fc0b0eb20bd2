import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getPatron } from '@lectern/contracts/lending/patron/get-patron';

export type Patron = OutputOf<(typeof getPatron)['output']>;
