import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { createClient } from '@lectern/contracts/kernel/client';
import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { sql } from 'kysely';
import { freePort, LIBRARY } from '../compare/tree.ts';
import type { Attack } from './attack.ts';
import { codeOf } from './people.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE_MS = 120_000;
/** Room besides the data. */
const ROOM_MB = 48;
/** The log of the database has room for some hundred rows. */
const TRIES = 3_000;
const AT_ONCE = 50;

/**
 * A disk of its own in a namespace of its own, with a copy of the data; somebody fills it while a file `full` is there, and never takes
 * away what fills it before. The server then runs in that namespace.
 */
const SCRIPT = `set -e
mount -t tmpfs -o size="$SIZE"m none "$DISK"
cp -a "$DATA/." "$DISK"
(while [ -d "$SIGNS" ]; do
  if [ -e "$SIGNS/full" ]; then cat /dev/zero >> "$DISK/filler" 2>/dev/null || true; touch "$SIGNS/filled";
  else rm -f "$DISK/filler" "$SIGNS/filled"; fi
  sleep 0.2
done) &
exec "$NODE" --import tsx apps/server/src/main.ts --demo`;

/** What a full disk may do. */
export const ATTACKS_ON_THE_DISK: readonly Attack[] = [
  {
    name: 'fill the disk of a running server',
    mustHold: 'it says so, searches are answered, and with room again it goes on by itself',
    async run(victim) {
      const [disk, signs] = ['disk', 'signs'].map((name) =>
        join(victim.folder, '..', `lectern-${name}-${process.pid}`),
      );
      if (!disk || !signs) throw new Error('no folders');
      for (const folder of [disk, signs]) mkdirSync(folder, { recursive: true });
      await victim.stop();
      // Pages that earlier acts set free would take thousands of rows before the file has to grow.
      await sql`vacuum`.execute(victim.db);
      const port = await freePort();
      const server = spawn('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', SCRIPT], {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          NODE: process.execPath,
          DATA: victim.folder,
          DISK: disk,
          SIGNS: signs,
          SIZE: String(ROOM_MB + megabytesOf(victim.folder)),
          LECTERN_DATA: disk,
          LECTERN_DATABASE_URL: '',
          LECTERN_PORT: String(port),
          LECTERN_LOG_LEVEL: 'silent',
          LECTERN_TRUSTED_PROXIES: '1',
        },
      });
      const ended = once(server, 'exit');
      try {
        const origin = `http://127.0.0.1:${port}`;
        await until(() =>
          fetch(`${origin}/${LIBRARY}/`).then(
            ({ ok }) => ok,
            () => false,
          ),
        );
        const client = (from: string) =>
          createClient({
            baseUrl: `${origin}/api`,
            mappingPath: () => LIBRARY,
            language: () => 'en-US',
            session: () => undefined,
            fetch: (url, init) =>
              fetch(url, {
                ...init,
                headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': from },
              }),
          });
        writeFileSync(join(signs, 'full'), '');
        await until(async () => existsSync(join(signs, 'filled')));
        let said = '';
        for (let at = 0; at < TRIES && said === ''; at += AT_ONCE) {
          const codes = await Promise.all(
            Array.from({ length: AT_ONCE }, (_, one) =>
              codeOf(client(`10.${(at + one) >> 8}.${(at + one) & 255}.9`).call(getCaptcha, {})),
            ),
          );
          said = codes.find((code) => code !== '') ?? '';
        }
        const { searchResult } = await client('10.200.0.1').call(searchBibs, { keyWord: '红楼' });
        const ready = (await fetch(`${origin}/health/ready`)).status;
        rmSync(join(signs, 'full'));
        await until(async () => !existsSync(join(signs, 'filled')));
        const after = await client('10.200.0.2')
          .call(getCaptcha, {})
          .then(() => 'goes on', String);
        const held =
          said === 'STORAGE_FULL' && ready === 503 && searchResult.length > 0 && after === 'goes on';
        return { held, saw: `${said}, ready ${ready}, ${searchResult.length} found, then ${after}` };
      } finally {
        rmSync(signs, { recursive: true, force: true });
        server.kill('SIGTERM');
        await ended;
        rmSync(disk, { recursive: true, force: true });
        await victim.start();
      }
    },
  },
];

function megabytesOf(folder: string): number {
  return Math.ceil(statSync(join(folder, 'lectern.db')).size / 2 ** 20) * 2;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await holds()); await sleep(200))
    if (Date.now() > end) throw new Error('the server on the small disk does not come to this point');
}
