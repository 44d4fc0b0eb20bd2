import type { DraftMessage } from '../../../../platform/sip2/write-message.ts';

/** What is answered of the messages of the standard, in its order; the places are named in docs/sip2.md. */
const SUPPORTED = 'YYYYYYYYYYYNYYYY';

/** Seconds that the machine waits for an answer, in tenths, and how often it asks again. */
const TIMEOUT = '300';
const RETRIES = '003';

/** The state of the library system (98). It is off line to a machine that has not signed in. */
export function statusOfServer(
  sentAt: string,
  place?: { readonly code: string; readonly name: string },
): DraftMessage<'98'> {
  const flag = place ? 'Y' : 'N';
  return {
    code: '98',
    fixed: {
      online: flag,
      checkIn: flag,
      checkOut: flag,
      renewal: flag,
      statusUpdate: flag,
      offline: 'N',
      timeout: TIMEOUT,
      retries: RETRIES,
      sentAt,
      version: '2.00',
    },
    fields: { AO: place?.code ?? '', AM: place?.name, BX: SUPPORTED },
  };
}
