import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const FOLDER = join(process.env.LECTERN_E2E_DATA ?? '', 'outbox');

/** The texts of the mails that the demo library wrote to somebody, oldest first. */
export function mailsTo(address: string): string[] {
  return files('.eml')
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    .filter((source) => new RegExp(`^To: ${address}\\r?$`, 'm').test(source))
    .map(plainText);
}

/** Waits for the code of the mail with a code number `count` to somebody. */
export async function codeTo(address: string, count = 1): Promise<string> {
  const codes = () => mailsTo(address).flatMap((mail) => /\b\d{6}\b/.exec(mail)?.[0] ?? []);
  await expect.poll(() => codes().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  const code = codes()[count - 1];
  if (!code) throw new Error(`no code in the mail to ${address}`);
  return code;
}

/** Waits for the code of the first text message to a phone. */
export async function codeToPhone(phone: string): Promise<string> {
  const code = () =>
    files('.txt')
      .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
      .filter((text) => text.slice(0, text.indexOf('\n')).endsWith(phone))
      .map((text) => /\b\d{6}\b/.exec(text)?.[0])[0];
  await expect.poll(code, { timeout: 30_000 }).toBeDefined();
  return code() ?? '';
}

function files(extension: '.eml' | '.txt'): string[] {
  try {
    return readdirSync(FOLDER)
      .filter((name) => name.endsWith(extension))
      .sort();
  } catch {
    return [];
  }
}

/** The text part of a mail, which is in base64 or quoted-printable. */
function plainText(source: string): string {
  const part = source.split(/\r?\n--[^\r\n]+/).find((one) => one.slice(0, 200).includes('text/plain')) ?? '';
  const [head = '', ...body] = part.split(/\r?\n\r?\n/);
  const content = body.join('\n\n').trim();
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return content;
  const bytes = content
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
