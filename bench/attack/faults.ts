import { once } from 'node:events';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Attack } from './attack.ts';
import { record } from './records.ts';
import { recordIdsOf, type Victim } from './victim.ts';

const STALLED = 20;
const PATIENCE_MS = 300_000;
/** The deadline of the server is 10 s. */
const LONGEST_STOP_MS = 20_000;

/** What a broken file, disk or clock, or a caller that stalls, may do. The last attack leaves the server stopped. */
export const ATTACKS_ON_FAULTS: readonly Attack[] = [
  {
    name: 'a title that a spreadsheet runs',
    mustHold: 'the CSV says it as text',
    async run(victim) {
      const file = record('formula', '=1+1 formulasplenty');
      await victim.bring('formula.mrc', file, { word: 'formulasplenty', count: 1 });
      const recordIds = await recordIdsOf(victim, 'formulasplenty');
      const { body } = await victim.call('/find/unify/export', { recordIds, format: 'csv' });
      const held = typeof body.data === 'string' && !/(^|[,;"\n])=1\+1/.test(body.data);
      return { held, saw: held ? 'as text' : 'as formula' };
    },
  },
  {
    name: 'import a file that was cut short (.gz)',
    mustHold: 'a message and no lease left',
    async run(victim) {
      const whole = gzipSync(
        Buffer.concat(Array.from({ length: 500 }, (_, at) => record(`cut${at}`, `Cut ${at}`))),
      );
      const path = join(victim.folder, 'cut.mrc.gz');
      writeFileSync(path, whole.subarray(0, whole.length / 2));
      const { code, output } = await victim.lectern(['import', path, '--tenant', 'demo']);
      const leases = await victim.db
        .selectFrom('lease')
        .select('name')
        .where('name', 'like', 'import:%')
        .execute();
      const hasStack = /\n\s+at /.test(output);
      return {
        held: code !== 0 && !hasStack && leases.length === 0,
        saw: `exit code ${code}, ${hasStack ? 'a stack' : 'a message'}, ${leases.length} leases`,
      };
    },
  },
  {
    name: 'read the database as another user',
    mustHold: 'files and folders of the data are for the owner alone',
    async run({ folder }) {
      const open = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (name) => name.startsWith('lectern.db') && (statSync(join(folder, name)).mode & 0o077) !== 0,
      );
      return { held: open.length === 0, saw: open.length === 0 ? 'closed' : open.join(', ') };
    },
  },
  {
    name: 'a lease of years, taken while the clock was ahead, and an index folder that became a file',
    mustHold: 'after a start records are found again',
    async run(victim) {
      await victim.stop();
      const index = join(victim.folder, 'index');
      const folder = readdirSync(index).find((name) => name.startsWith('index-'));
      if (folder === undefined) throw new Error('there is no index');
      rmSync(join(index, folder), { recursive: true });
      writeFileSync(join(index, folder), '');
      const lease = { name: 'index-writer', owner: 'a process that died', until: '2099-01-01T00:00:00.000Z' };
      await victim.db.deleteFrom('lease').execute();
      await victim.db.insertInto('lease').values(lease).execute();
      await victim.start();
      const started = performance.now();
      const until = Date.now() + PATIENCE_MS;
      let found = 0;
      while (found === 0 && Date.now() < until) {
        found = (await recordIdsOf(victim, 'itemsplenty')).length;
        await sleep(200);
      }
      return {
        held: found > 0,
        saw: `${found} found after ${Math.round((performance.now() - started) / 1000)} s`,
      };
    },
  },
  {
    name: `${STALLED} requests whose bodies never arrive, then SIGTERM`,
    mustHold: `the server ends within ${LONGEST_STOP_MS / 1000} s`,
    async run(victim) {
      const sockets = await Promise.all(Array.from({ length: STALLED }, () => stalled(victim)));
      const milliseconds = await victim.stop();
      for (const socket of sockets) socket.destroy();
      return { held: milliseconds <= LONGEST_STOP_MS, saw: `${(milliseconds / 1000).toFixed(1)} s` };
    },
  },
];

/** A request that says it has more to send. */
async function stalled({ origin }: Victim) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  const head = ['POST /api/find/unify/search HTTP/1.1', 'host: x', 'content-type: application/json'];
  socket.write(`${[...head, 'content-length: 1000', 'mappingPath: demo'].join('\r\n')}\r\n\r\n{`);
  return socket;
}
