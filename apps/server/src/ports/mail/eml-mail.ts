import type { PutIntoOutbox } from '../../platform/outside/outbox-folder.ts';
import type { MailPort } from './mail-port.ts';
import { stopHeaders } from './stop-headers.ts';

const SENDER = 'library@demo.invalid';

/** Mails as files that mail programs open. For the demo, which sends nothing over the network. */
export function createEmlMail(putIntoOutbox: PutIntoOutbox): MailPort {
  return {
    isReady: () => true,
    async send(_tenant, { id, to, fromName, subject, text, html, at, stopLink = '' }) {
      const { createTransport } = await import('nodemailer');
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await writer.sendMail({
        from: { name: fromName, address: SENDER },
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: at,
        messageId: `<${id}@demo.invalid>`,
        headers: stopHeaders(stopLink),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await putIntoOutbox({ id, at, extension: 'eml' }, message as Buffer);
    },
  };
}
