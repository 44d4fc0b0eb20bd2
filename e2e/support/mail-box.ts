import { type MailServer, startMailServer } from '@lectern/server/testing/mail-server';
import { expect } from '@playwright/test';

/** An SMTP server to which a library sends its mails. */
export interface MailBox {
  /** The setting `mail` of a library that uses it. */
  readonly settings: object;
  /** Waits for the code of the first mail to an address. */
  codeTo(address: string): Promise<string>;
  /** Waits for the first mail to an address, and gives its text. */
  textTo(address: string): Promise<string>;
  close(): Promise<void>;
}

export async function openMailBox(): Promise<MailBox> {
  const server: MailServer = await startMailServer();
  const textsTo = (address: string) =>
    server.mails.filter(({ to }) => to.includes(address)).map(({ text }) => text);
  const code = (address: string) =>
    textsTo(address)
      .map((text) => /\b\d{6}\b/.exec(text)?.[0])
      .find((found) => found !== undefined);
  return {
    settings: { host: '127.0.0.1', port: server.port, secure: 'none', from: 'library@example.org' },
    async codeTo(address) {
      await expect.poll(() => code(address), { timeout: 30_000 }).toBeDefined();
      return code(address) ?? '';
    },
    async textTo(address) {
      await expect.poll(() => textsTo(address), { timeout: 30_000 }).not.toEqual([]);
      return textsTo(address)[0] ?? '';
    },
    close: () => server.close(),
  };
}
