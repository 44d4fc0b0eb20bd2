// `npm test`: everything that must hold, in the order in which a fault is cheapest to find. With `--all`, and always in CI, also what takes
// longer: tests on a search cluster, each screen in all four languages, more random inputs.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { useRamDisk } from './ram-disk.mjs';
import { run } from './run-step.mjs';
import { testOnCluster, WITHOUT_CLUSTER } from './test-on-cluster.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
ensureInstalled(root);
console.log(`Temporary files: ${useRamDisk()}.`);
const isAll = Boolean(process.env.CI) || process.argv.includes('--all');
if (isAll) process.env.LECTERN_TEST_ALL = '1';

const { ensureChromium } = await import('./services/chromium.mjs');
const { startIdentityServers } = await import('./services/identity-servers.mjs');
const { startPostgres } = await import('./services/postgres.mjs');
const { ensurePysip2 } = await import('./services/pysip2.mjs');
const { ensureYaz } = await import('./services/yaz.mjs');

run('Types, lint and rules', 'npm', ['run', '--silent', 'check:static']);
const postgres = await startPostgres();
ensureYaz();
const pysip2 = ensurePysip2();
process.on('exit', () => postgres?.stop());
const identityServers = await startIdentityServers();
process.on('exit', () => identityServers.stop());
run('Unit and API tests', 'npx', ['vitest', 'run', ...WITHOUT_CLUSTER], {
  LECTERN_TEST_POSTGRES: postgres?.url ?? '',
  LECTERN_TEST_PYSIP2: pysip2 ?? '',
  ...identityServers.env,
});
const chromium = ensureChromium();
run('Web build', 'npm', ['run', '--silent', 'build', '-w', '@lectern/web']);
run('Browser tests', 'npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
  LECTERN_CHROMIUM: chromium,
  ...identityServers.env,
});
identityServers.stop();
if (isAll) await testOnCluster();
