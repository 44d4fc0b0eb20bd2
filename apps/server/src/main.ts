import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { createDeps } from './create-deps.ts';
import { describeDemo } from './demo/describe-demo.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { listDemoSeeds } from './domains.ts';
import { readConfig } from './platform/config.ts';
import { startMetricsServer } from './platform/health/metrics-server.ts';
import { closeServer } from './platform/http/connection-limits.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startSip2Server } from './standards/sip2/server/sip2-server.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist');

const { values: flags } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
const config = readConfig(process.env);
const deps = createDeps(config, { isDemo: flags.demo });
await prepareDatabase(deps);
if (flags.demo) {
  await seedDemo(deps, listDemoSeeds);
  await deps.tenants.refresh();
}

const app = await createApp(deps, { webFolder: WEB_FOLDER });
const background = await startBackground(deps);
const listening = new URL(await app.listen({ host: config.host, port: config.port }));

const metrics = config.metrics && (await startMetricsServer(deps, config.metrics));
const machines = config.sip2 && (await startSip2Server(deps, config.sip2));

const tenants = await deps.tenants.all();
const origin = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${listening.port}`;
process.stdout.write(
  `\nLectern is ready.\n\n${tenants.map(({ mappingPath }) => `  ${origin}/${mappingPath}/\n`).join('')}`,
);
process.stdout.write(`  ${origin}${config.apiPrefix}/docs  (all calls)\n`);
if (flags.demo)
  process.stdout.write(
    `\n${describeDemo()}\n\nMails and text messages are put into ${config.outboxFolder}\n`,
  );

// The listeners stay: Ctrl-C reaches this process from the terminal and from the script that started it, and the second must not cut the end.
await new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
});
// Together: no proxy should send requests here while machines end what they do.
await Promise.all([machines?.stop(), closeServer(app, config.connections)]);
await metrics?.stop();
await background.stop();
await deps.search.close();
await deps.db.destroy();
process.exit(0);
