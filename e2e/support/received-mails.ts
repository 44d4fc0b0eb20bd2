import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReceivedMail, startMailServer } from '@lectern/server/testing/mail-server';
import { expect } from '@playwright/test';
import { lectern } from './lectern.ts';

const FOLDER = join(process.env.LECTERN_E2E_DATA ?? '', 'received');

/**
 * Starts the SMTP server to which the harbour library sends its mails while the tests run. The specs read them from a folder, since they
 * run in other processes. Returns what ends it.
 */
export async function receiveHarbourMails(): Promise<() => Promise<void>> {
  const server = await startMailServer();
  mkdirSync(FOLDER, { recursive: true });
  let count = 0;
  server.onMail = (mail) => {
    const name = join(FOLDER, String(++count).padStart(6, '0'));
    writeFileSync(name, JSON.stringify(mail));
    renameSync(name, `${name}.json`);
  };
  const settings = { host: '127.0.0.1', port: server.port, secure: 'none', from: 'library@example.org' };
  await lectern('tenant', 'set', '--tenant', 'harbour', `mail=${JSON.stringify(settings)}`);
  return () => server.close();
}

/** The mails of the harbour library to somebody, oldest first. */
export function harbourMailsTo(address: string): ReceivedMail[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as ReceivedMail)
    .filter(({ to }) => to.includes(address));
}

/** Waits for the code of the first mail of the harbour library to somebody that has a code. */
export async function harbourCodeTo(address: string): Promise<string> {
  const codes = () => harbourMailsTo(address).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  await expect.poll(codes).not.toEqual([]);
  return codes()[0] ?? '';
}
