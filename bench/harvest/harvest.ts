import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { putHarvestSource } from '@lectern/contracts/resources/harvest/put-harvest-source';
import { startHarvest } from '@lectern/contracts/resources/harvest/start-harvest';
import { publishObjects } from '@lectern/server/domains/resources/repository/published/publish-objects';
import { inTransaction } from '@lectern/server/platform/db/in-transaction';
import { createSendOutside } from '@lectern/server/platform/outside/send-outside';
import { createHttpRepositories } from '@lectern/server/ports/harvest/http-repositories';
import { workOnHarvests } from '@lectern/server/testing/harvests';
import { oaiDc, oaiList } from '@lectern/server/testing/oai-server';
import { buildCollection, buildObject, buildPolicy } from '@lectern/server/testing/repository-rows';
import { openStaffSession } from '@lectern/server/testing/staff-session';
import { createTestApp, type TestApp } from '@lectern/server/testing/test-app';

const INTERNAL = ['127.0.0.1'];
const RECORDS_OF_A_PAGE = 200;
const ABSTRACT = 'What the tide leaves on the shore, in words that somebody wrote for a measurement. '.repeat(
  8,
);

/**
 * How many records a second are served to harvesters, and harvested from a server on this machine: new ones, and the same again. Option: the
 * number of records (5000).
 */
export async function main(options: readonly string[]): Promise<void> {
  const count = Number(options.find((one) => /^\d+$/.test(one)) ?? 5000);
  const app = await createTestApp({
    adapt: (deps) => ({
      ...deps,
      repositories: createHttpRepositories({
        sendOutside: createSendOutside(INTERNAL),
        internalHosts: INTERNAL,
      }),
    }),
  });
  console.log(`${count} records, SQLite, one process\n`);
  console.log(
    '| work | records a second | of processor time | longest turn of the event loop, ms |\n| --- | --- | --- | --- |',
  );
  await fill(app, count);
  for (const prefix of ['oai_dc', 'mods'])
    await measure(`served as ${prefix}`, count, () => serve(app, prefix));
  await harvest(app, count);
  await app.close();
}

/** Prints how quick a work is, and how long others had to wait for a turn meanwhile. */
async function measure(name: string, count: number, work: () => Promise<unknown>): Promise<void> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  const cpu = process.cpuUsage();
  const begun = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(timer);
  const busy = (user + system) / 1_000_000;
  console.log(
    `| ${name} | ${Math.round(count / seconds)} | ${Math.round(count / busy)} | ${longest.toFixed(0)} |`,
  );
}

async function fill(app: TestApp, count: number): Promise<void> {
  const { db } = app.deps;
  const collection_id = await buildCollection(db, { code: 'papers' });
  const policy_id = await buildPolicy(db);
  const ids: string[] = [];
  await inTransaction(db, async (tx) => {
    for (let at = 0; at < count; at += 1)
      ids.push(
        await buildObject(tx, {
          collection_id,
          policy_id,
          titles: JSON.stringify({ 'en-US': `Tide ${at}` }),
          descriptions: JSON.stringify({ 'en-US': ABSTRACT }),
          subjects: '["tides","shores"]',
        }),
      );
    await publishObjects(tx, '1001', ids, app.clock.now().toISOString());
  });
  app.clock.advance(60);
}

async function serve(app: TestApp, prefix: string): Promise<void> {
  let query = `verb=ListRecords&metadataPrefix=${prefix}`;
  for (;;) {
    // Below the limit of requests of one address.
    app.clock.advance(1);
    const { body } = await app.app.inject({ url: `/alpha/oai?${query}` });
    const token = /<resumptionToken[^>]*>([^<]+)</.exec(body)?.[1];
    if (token === undefined) return;
    query = `verb=ListRecords&resumptionToken=${token}`;
  }
}

async function harvest(app: TestApp, count: number): Promise<void> {
  const pages = Array.from({ length: Math.ceil(count / RECORDS_OF_A_PAGE) }, (_, page) => {
    const records = Array.from({ length: RECORDS_OF_A_PAGE }, (_, at) => ({
      id: `oai:far:${page * RECORDS_OF_A_PAGE + at}`,
      title: '',
      metadata: oaiDc(
        `<dc:title>Far tide ${page} ${at}</dc:title><dc:creator>Writer, A.</dc:creator><dc:subject>tides</dc:subject><dc:description>${ABSTRACT}</dc:description><dc:date>2020</dc:date><dc:language>en</dc:language>`,
      ),
    }));
    return oaiList(records, (page + 1) * RECORDS_OF_A_PAGE < count ? String(page + 1) : '');
  });
  const server = createServer((request, response) => {
    const token = new URL(request.url ?? '/', 'http://localhost').searchParams.get('resumptionToken');
    response.writeHead(200, { 'content-type': 'text/xml' }).end(pages[Number(token ?? 0)]);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
  const { id } = await desk.call(putHarvestSource, {
    name: 'Far',
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/oai`,
    prefix: 'oai_dc',
    collectionId: await buildCollection(app.deps.db, { code: 'far' }),
    policyId: await buildPolicy(app.deps.db),
    isOpen: true,
  });
  for (const name of ['harvested, new', 'harvested, the same again'])
    await measure(name, count, async () => {
      app.clock.advance(20);
      await desk.call(startHarvest, { id, isWhole: true });
      await workOnHarvests(app.deps, app.clock);
    });
  server.closeAllConnections();
  server.close();
}
