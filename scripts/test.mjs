// `npm test`: what must hold before a change is done, in the order in which a fault is cheapest to find.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testInBrowser } from './browser-tests.mjs';
import { ensureInstalled } from './install.mjs';
import { useRamDisk } from './ram-disk.mjs';
import { run } from './run-step.mjs';
import { startTestServices } from './services/test-services.mjs';
import { vitestFilesIn } from './test-circles.mjs';
import { runUnitTests } from './unit-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
ensureInstalled(root);
console.log(`Temporary files: ${useRamDisk()}.`);
process.env.LECTERN_TEST_CIRCLE = 'test';

run('Types, lint and rules', process.execPath, ['scripts/check-static.mjs']);
const servicesAsked = Date.now();
const { env, identityServers } = await startTestServices();
console.log(`Servers of others: ${Math.round((Date.now() - servicesAsked) / 1000)} s.`);
runUnitTests(root, vitestFilesIn(root, 'test'), env);
testInBrowser(identityServers);
