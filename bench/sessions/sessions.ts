import { parseArgs } from 'node:util';
import { prepareTree, startServer, withData } from '../compare/tree.ts';
import { type BenchLibrary, openBenchLibrary } from './bench-library.ts';
import { withPostgres } from './bench-postgres.ts';
import { measureLightCall } from './light-call.ts';
import { revokeElsewhere } from './revoke-elsewhere.ts';
import { measureSignIns } from './sign-in-burst.ts';

interface Row {
  readonly database: string;
  readonly measured: string;
  readonly result: string;
  readonly aim: string;
  readonly holds: boolean;
}

/**
 * What sessions cost: a light call with a session against one without, the time until another node refuses a revoked session, and how long
 * searches take while a hundred readers sign in at once. On SQLite, and on PostgreSQL where `--postgres URL` or LECTERN_TEST_POSTGRES
 * names a server. `--seconds` is the length of each measurement. Prints one table.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { seconds: { type: 'string', default: '8' }, postgres: { type: 'string' } },
  });
  const seconds = Number(values.seconds);
  const tree = await prepareTree('this tree');
  const rows: Row[] = [];
  await withData(tree, async (data) => {
    rows.push(...(await measure('SQLite', seconds, () => startNodes(data))));
  });
  const server = values.postgres ?? process.env.LECTERN_TEST_POSTGRES;
  if (server) {
    await withPostgres(server, (url) =>
      withData(tree, async (data) => {
        rows.push(...(await measure('PostgreSQL', seconds, () => startNodes(data, url))));
      }),
    );
  } else console.error('PostgreSQL skipped: --postgres or LECTERN_TEST_POSTGRES names a server');
  console.table(rows);

  /** Two nodes on one database. The second starts when the first has loaded the demo. */
  async function startNodes(data: string, databaseUrl?: string) {
    const one = await startServer(tree, data, databaseUrl);
    const two = await startServer(tree, data, databaseUrl);
    const library = await openBenchLibrary(data, databaseUrl);
    return { one, two, library };
  }
}

interface Nodes {
  readonly one: { readonly origin: string; stop(): Promise<void> };
  readonly two: { readonly origin: string; stop(): Promise<void> };
  readonly library: BenchLibrary;
}

async function measure(database: string, seconds: number, start: () => Promise<Nodes>): Promise<Row[]> {
  const { one, two, library } = await start();
  try {
    const revoked = await revokeElsewhere(library, one.origin, two.origin);
    // One node alone is measured: on a small machine a second one takes part of the processor.
    await two.stop();
    const light = await measureLightCall(library, one.origin, seconds);
    const signIns = await measureSignIns(library, one.origin, seconds);
    const ratio = light.withSession / light.without;
    const slowdown = signIns.during / signIns.alone;
    return [
      {
        database,
        measured: 'light call with a session against without',
        result: `${Math.round(light.withSession)}/s, ${Math.round(light.without)}/s: ${ratio.toFixed(2)}`,
        aim: '>= 0.80',
        holds: ratio >= 0.8,
      },
      {
        database,
        measured: 'revoked on one node, next call on another',
        result: `${revoked.status} after ${Math.round(revoked.ms)} ms`,
        aim: '401',
        holds: revoked.status === 401,
      },
      {
        database,
        measured: `searches' p95 alone, and during ${signIns.count} sign-ins at once (${signIns.rounds} times)`,
        result: `${Math.round(signIns.alone)} ms, ${Math.round(signIns.during)} ms: ${slowdown.toFixed(2)}`,
        aim: '<= 1.50',
        holds: slowdown <= 1.5,
      },
    ];
  } finally {
    await library.close();
    await one.stop();
  }
}
