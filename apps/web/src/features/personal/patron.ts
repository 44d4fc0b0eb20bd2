import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getPatron } from '@lectern/contracts/patron/get-patron';

export type Patron = OutputOf<(typeof getPatron)['output']>;
