import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getReader } from '@lectern/contracts/people/readers/get-reader';

export type Reader = OutputOf<(typeof getReader)['output']>;
