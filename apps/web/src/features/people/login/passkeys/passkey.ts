import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { listPasskeys } from '@lectern/contracts/people/passkeys/list-passkeys';

/** A passkey of the reader, as the call lists it. */
export type Passkey = OutputOf<(typeof listPasskeys)['output']>['passkeys'][number];
