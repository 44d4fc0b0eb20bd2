import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getPatron } from '@lectern/contracts/lending/patron/get-patron';

/** The reader's own account, as the library system and the portal know it. */
export type Patron = OutputOf<(typeof getPatron)['output']>;
