import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testInBrowser } from '../browser-tests.mjs';
import { run } from '../run-step.mjs';
import { ensureChromium } from '../services/chromium.mjs';
import { startIdentityServers } from '../services/identity-servers.mjs';
import { ensureIiifPrezi3 } from '../services/iiif-prezi3.mjs';
import { startPostgres } from '../services/postgres.mjs';
import { ensurePydifact } from '../services/pydifact.mjs';
import { ensureSchemathesis } from '../services/schemathesis.mjs';
import { startTestServices } from '../services/test-services.mjs';
import { ensureVersitygw } from '../services/versitygw.mjs';
import { testsOf } from '../test-circles.mjs';
import { testOnCluster } from './on-cluster.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** What lets a file try properties: fast-check itself, or the suites and values of packages/search that use it. */
const HAS_PROPERTIES =
  /from '(fast-check|[^']*\/(any-\w+|search-engine-suite|random-moves|hostile-values)\.ts)'/;

/**
 * The parts of `npm run test:long`, each at most an hour on 2 cores. `kinds` are the kinds of test files (test-circles.mjs) that the part
 * runs whole.
 * @type {readonly { readonly name: string, readonly kinds: readonly string[], readonly run: () => unknown }[]}
 */
export const PARTS = [
  {
    name: 'databases',
    kinds: ['plain', 'drawn', 'server', 'slow'],
    async run() {
      const services = await startTestServices();
      const env = {
        ...services.env,
        LECTERN_TEST_IIIF_PREZI3: ensureIiifPrezi3() ?? '',
        LECTERN_TEST_PYDIFACT: ensurePydifact() ?? '',
        LECTERN_TEST_SCHEMATHESIS: ensureSchemathesis() ?? '',
      };
      run('All on SQLite and PostgreSQL', 'npx', ['vitest', 'run', ...testsOf(root, ...this.kinds)], env);
    },
  },
  {
    name: 'browser',
    kinds: ['browser'],
    async run() {
      const identityServers = await startIdentityServers();
      process.on('exit', () => identityServers.stop());
      testInBrowser(identityServers);
    },
  },
  {
    name: 'attack',
    kinds: [],
    run: () => run('Attacks', 'npm', ['run', '--silent', 'attack'], { LECTERN_CHROMIUM: ensureChromium() }),
  },
  { name: 'cluster', kinds: ['cluster'], run: () => testOnCluster(testsOf(root, 'cluster')) },
  {
    name: 'bucket',
    kinds: ['bucket'],
    async run() {
      const env = { ...(await postgresEnv()), LECTERN_TEST_VERSITYGW: ensureVersitygw() ?? '' };
      run('Files in a bucket', 'npx', ['vitest', 'run', ...testsOf(root, 'bucket')], env);
    },
  },
  {
    name: 'kills',
    kinds: ['kills'],
    async run() {
      const env = { ...(await postgresEnv()), LECTERN_KILLS: '20', LECTERN_KILL_STEP: '4' };
      run('Killed processes', 'npx', ['vitest', 'run', ...testsOf(root, 'kills')], env);
    },
  },
  {
    name: 'properties',
    kinds: [],
    async run() {
      const files = testsOf(root, 'plain', 'drawn', 'server', 'slow').filter((file) =>
        HAS_PROPERTIES.test(readFileSync(join(root, file), 'utf8')),
      );
      // On the databases of the short circle: with both everywhere the part would take more than its hour.
      const env = { ...(await postgresEnv()), LECTERN_TEST_RUNS: '20', LECTERN_TEST_CIRCLE: 'test' };
      run('Properties', 'npx', ['vitest', 'run', ...files], env);
    },
  },
  ...['20', '22', '24', '26'].map((version) => ({
    name: `node-${version}`,
    kinds: [],
    run: () => run(`Node ${version}`, process.execPath, ['scripts/test-node.mjs', version, '--whole']),
  })),
];

async function postgresEnv() {
  const postgres = await startPostgres();
  process.on('exit', () => postgres?.stop());
  return { LECTERN_TEST_POSTGRES: postgres?.url ?? '' };
}
