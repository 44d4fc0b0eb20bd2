import { mailSettingsSchema } from '@lectern/contracts/people/tenant/notice-settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { testSettings } from '../../testing/test-settings.ts';
import type { Mail } from './mail-port.ts';
import { createSmtpMail } from './smtp-mail.ts';

describe('connections to a mail server', () => {
  let server: MailServer;
  let passwords: Record<string, string>;
  let isPublic: boolean;
  beforeEach(async () => {
    server = await startMailServer();
    passwords = { smtp: 'right' };
    isPublic = true;
  });
  afterEach(() => server.close());

  /** Mail of two libraries; the check of addresses says what the test wants. */
  function openMail() {
    const port = createSmtpMail(
      {
        secrets: { get: async (_tenant, name) => passwords[name] },
        resolveOutside: async () => {
          if (isPublic) return '127.0.0.1';
          throw new OutsideError('address', 'the address is not public');
        },
        clock: createTestClock(),
      },
      { timeoutMs: 2000 },
    );
    return (number: number, settings: object = {}, tenantId = '1001') => {
      const given = {
        host: 'mail.example.org',
        port: server.port,
        from: 'library@example.org',
        secure: 'none',
      };
      const mail = mailSettingsSchema.parse({ ...given, ...settings });
      const tenant = { id: tenantId, mappingPath: 'alpha', settings: { ...testSettings('alpha'), mail } };
      return port.send(tenant, mailOf(number));
    };
  }

  const mailOf = (number: number): Mail => ({
    id: `019a-${number}`,
    to: `reader${number}@example.org`,
    fromName: 'Library',
    subject: 'Due soon',
    text: 'Text',
    html: '<p>Text</p>',
    at: new Date('2026-03-02T02:00:00.000Z'),
  });

  it('are used again for the next mails of the library, and never by another one', async () => {
    const send = openMail();
    for (let number = 0; number < 5; number++) await send(number);
    expect(server.mails).toHaveLength(5);
    expect(server.connections).toBe(1);
    await send(5, {}, '1002');
    expect(server.connections).toBe(2);
  });

  it('are renewed when the settings or the password of the library change', async () => {
    const send = openMail();
    const signedIn = { user: 'reader', password: 'smtp' };
    await send(1);
    await send(2, signedIn);
    expect(server.mails.map(({ user }) => user)).toEqual(['', 'reader']);
    passwords.smtp = 'changed';
    await expect(send(3, signedIn)).rejects.toMatchObject({
      message: 'mail not delivered: EAUTH, answer 535',
    });
    passwords.smtp = 'right';
    await send(4, signedIn);
    expect(server.mails).toHaveLength(3);
  });

  it('each go to an address that was checked for it', async () => {
    const send = openMail();
    await send(1);
    isPublic = false;
    await send(2);
    await expect(send(3, { from: 'other@example.org' })).rejects.toMatchObject({ isPermanent: true });
    expect(server.mails).toHaveLength(2);
  });

  it('that the server closed are opened anew', async () => {
    const send = openMail();
    await send(1);
    server.closeConnections();
    await send(2);
    expect(server.mails).toHaveLength(2);
  });
});
