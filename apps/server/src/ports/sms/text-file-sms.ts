import type { PutIntoOutbox } from '../../platform/outside/outbox-folder.ts';
import type { SmsPort } from './sms-port.ts';

/** Text messages as files. For the demo, which sends nothing over the network. */
export function createTextFileSms(putIntoOutbox: PutIntoOutbox): SmsPort {
  return {
    isReady: () => true,
    send: (_tenant, { id, to, text, at }) =>
      putIntoOutbox({ id, at, extension: 'txt' }, `To: ${to}\n\n${text}\n`),
  };
}
