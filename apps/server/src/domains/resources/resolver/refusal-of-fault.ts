import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  RESOLVER_NOTHING_NAMED,
  RESOLVER_REQUEST_ELSEWHERE,
  RESOLVER_REQUEST_UNREADABLE,
} from '@lectern/contracts/resources/resolver/errors';
import type { OpenUrlFault } from '../../../platform/openurl/read-openurl.ts';

type Code = 'RESOLVER_NOTHING_NAMED' | 'RESOLVER_REQUEST_ELSEWHERE' | 'RESOLVER_REQUEST_UNREADABLE';

/** How a request that was not read is refused. */
export function refusalOfFault(fault: OpenUrlFault): Refusal<Code> {
  switch (fault) {
    case 'nothing':
      return refuse(RESOLVER_NOTHING_NAMED);
    case 'byReference':
      return refuse(RESOLVER_REQUEST_ELSEWHERE);
    case 'unreadable':
    case 'tooLong':
      return refuse(RESOLVER_REQUEST_UNREADABLE);
  }
}
