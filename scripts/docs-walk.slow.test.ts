import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { buildCaptcha } from '../apps/server/src/testing/builders.ts';
import { type MailServer, startMailServer } from '../apps/server/src/testing/mail-server.ts';
import { createClient } from '../packages/contracts/src/kernel/client.ts';
import { signIn } from '../packages/contracts/src/people/auth/sign-in.ts';
import { acceptInvitation } from '../packages/contracts/src/people/invitations/accept-invitation.ts';
import { encryptWirePassword } from '../packages/rules/src/wire-cipher.ts';
import { dataFolder, type NpmServer, startByNpm } from './npm-server.ts';

const ROOT = join(import.meta.dirname, '..');
const COMMAND = join(ROOT, 'apps/server/bin/lectern.mjs');
/** Each command is a process of its own, and the web app may have to be built. */
const LIMIT_MS = 900_000;
const PASSWORD = 'Lectern2027';

/** A block of code, and the file that the line above names, if it is one. */
interface Block {
  readonly kind: string;
  readonly text: string;
  readonly file: string | undefined;
}

/** The blocks of code of a section, in their order. */
function blocksOf(document: string, heading: string): readonly Block[] {
  const text = readFileSync(join(ROOT, 'docs', document), 'utf8');
  const section = text.split(/^(?=#+ )/m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/${document} has no section "${heading}"`);
  return [...section.matchAll(/(?:`([\w.]+)`:\n\n)?```(\w*)\n([\s\S]*?)```/g)].map(
    ([, file, kind = '', code = '']) => ({
      kind,
      text: code,
      file,
    }),
  );
}

describe('a library of its own, by the documents alone', () => {
  const data = dataFolder();
  let mail: MailServer;
  let server: NpmServer;
  let env: Readonly<Record<string, string>>;
  beforeAll(async () => {
    mail = await startMailServer();
    env = {
      LECTERN_DATA: data.folder,
      LECTERN_PUBLIC_URL: 'http://library.example.org',
      LECTERN_INTERNAL_HOSTS: '127.0.0.1',
    };
    expect(blocksOf('deploy.md', '# Running Lectern')[0]?.text).toBe('npm run serve\n');
    server = await startByNpm('serve', env);
  }, LIMIT_MS);
  afterAll(async () => {
    server.kill();
    await mail.close();
    data.remove();
  });

  /** Runs the commands of a section as a shell does, and writes the files that it shows. The server of the example is ours. */
  async function follow(document: string, heading: string): Promise<string> {
    let printed = '';
    for (const { kind, text, file } of blocksOf(document, heading)) {
      if (file !== undefined) writeFileSync(join(data.folder, file), text);
      if (kind !== 'sh') continue;
      const commands = text.replaceAll(
        'mail.host=smtp.example.org',
        `mail.host=127.0.0.1 mail.port=${mail.port} mail.secure=none`,
      );
      const script = `set -e\nlectern() { "${process.execPath}" "${COMMAND}" "$@"; }\n${commands}`;
      const { stdout } = await promisify(execFile)('sh', ['-c', script], {
        cwd: data.folder,
        env: { ...process.env, ...env },
      });
      printed += stdout;
    }
    return printed;
  }

  it(
    'begins with nothing and ends with a reader who was invited by mail and signs in',
    async () => {
      await follow('admin.md', '## On air');
      await follow('admin.md', '## Loan rules');
      await follow('admin.md', '## Opening hours');
      await follow('admin.md', '## Mail');
      expect(await follow('admin.md', '## Readers')).toContain('Registered: 2.');
      const page = await vi.waitFor(
        async () => {
          const answer = await fetch(`${server.origin}/north/`);
          expect(answer.status).toBe(200);
          return answer.text();
        },
        { timeout: 30_000 },
      );
      expect(page).toContain('<html');

      const invitation = await vi.waitFor(
        () => {
          const received = mail.mails.find(({ to }) => to.includes('zoe@example.org'));
          expect(received).toBeDefined();
          return received;
        },
        { timeout: 120_000, interval: 500 },
      );
      const ticket = /http:\/\/library\.example\.org\/north\/#\/invitation\/([\w-]{43})/.exec(
        invitation?.text ?? '',
      )?.[1];
      const client = createClient({
        baseUrl: `${server.origin}/api`,
        mappingPath: () => 'north',
        language: () => 'en-US',
        session: () => undefined,
        fetch,
      });
      const password = encryptWirePassword(PASSWORD);
      expect(await client.call(acceptInvitation, { ticket: ticket ?? '', password })).toEqual({
        account: 'A1001',
      });
      const db = openDatabase({ url: join(data.folder, 'lectern.db') });
      const captcha = await buildCaptcha(db, systemClock, { tenant_id: '700001' });
      await db.destroy();
      expect(await client.call(signIn, { username: 'A1001', password, ...captcha })).toMatchObject({
        next: '',
      });
    },
    LIMIT_MS,
  );
});
