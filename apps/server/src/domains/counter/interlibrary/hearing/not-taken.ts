import type { PeerFault } from '@lectern/contracts/counter/interlibrary/interlibrary-peer';
import type { IllError } from '../../../../platform/iso18626/ill-message.ts';

/** What is wrong with a message: for the sender, and for staff here. */
export interface NotTaken {
  readonly error: IllError;
  readonly fault: PeerFault;
}

/** A message about a request that this library does not have, or has under another message. */
export function unknownRequest(): NotTaken {
  return {
    error: { type: 'UnrecognisedDataValue', value: 'requestingAgencyRequestId' },
    fault: 'unknownRequest',
  };
}
