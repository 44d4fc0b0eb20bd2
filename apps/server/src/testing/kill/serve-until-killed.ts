import { writeSync } from 'node:fs';
import { createApp } from '../../app.ts';
import { createDeps } from '../../create-deps.ts';
import { readConfig } from '../../platform/config.ts';

// Serves the calls on a free port of this machine and prints its address, until it is killed.
const STDOUT = 1;

const deps = createDeps(readConfig(process.env));
const app = await createApp(deps);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
writeSync(STDOUT, `${address}\n`);
