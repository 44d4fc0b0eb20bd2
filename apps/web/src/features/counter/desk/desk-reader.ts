import type { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';

/** A reader at the desk. */
export type DeskReader = OutputOf<(typeof getDeskReader)['output']>;
