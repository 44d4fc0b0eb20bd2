import type { Client } from '@lectern/contracts/kernel/client';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import { TENANT } from '../built-rows.ts';
import { buildBib, buildItem } from '../catalogue-builders.ts';
import { indexTenant } from '../index-tenant.ts';
import { openStaffSession } from '../staff-session.ts';
import type { TestApp } from '../test-app.ts';
import { putSettings, testSettings } from '../test-settings.ts';
import { importList, kbart } from '../title-lists.ts';
import { type CaseDatabase, DATABASES, RECORDS, TODAY } from './library.ts';

const NETWORK = { code: 'campus', names: { 'en-US': 'Campus' }, ranges: ['192.0.2.0/24'] };

/** Builds the library of the cases; answers the ids of its records by title. */
export async function buildCaseLibrary(app: TestApp): Promise<ReadonlyMap<string, string>> {
  app.clock.set('2026-01-02T08:00:00Z');
  const settings = testSettings('alpha');
  await putSettings(app, { ...settings, eresources: { ...settings.eresources, networks: [NETWORK] } });
  app.clock.advance(60);
  const desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
  for (const [name, database] of Object.entries(DATABASES)) await buildDatabase(app, desk, name, database);
  const ids = new Map<string, string>();
  for (const { title, author = '', description, volumes } of RECORDS) {
    const docType = description.docType ?? 'book';
    const { id } = await buildBib(app.deps.db, { title, author, doc_type: docType, description });
    ids.set(title, id);
    for (const volume of volumes) await buildItem(app.deps.db, { bib_id: id, volume });
  }
  await indexTenant(app.deps, TENANT);
  app.clock.set(TODAY);
  return ids;
}

async function buildDatabase(
  app: TestApp,
  desk: Client,
  name: string,
  { entrance, isOver, lines }: CaseDatabase,
) {
  const address = `https://${name.toLowerCase()}.example.org/`;
  const { id } = await desk.call(putEresource, {
    code: name,
    names: { 'en-US': name },
    status: isOver ? 'trial' : 'formal',
    ...(isOver && { shownFrom: '2026-01-01', shownTo: '2026-01-31' }),
    isOpen: true,
    entrances:
      entrance === 'none'
        ? []
        : [{ address, place: entrance === 'inside' ? 'inside' : 'anywhere', signIn: entrance === 'signIn' }],
    ...(name === 'Archive' && {
      links: { article: `${address}doi/{doi}`, issue: `${address}{issn}/{volume}/{issue}`, title: '' },
    }),
  });
  const { id: listId } = await desk.call(putTitleList, {
    eresourceId: id,
    code: name,
    names: { 'en-US': name },
  });
  const whole = lines.map((line, at) => ({
    publication_type: 'serial',
    coverage_depth: 'fulltext',
    title_url: `${address}${at}`,
    title_id: String(at),
    ...line,
  }));
  const { state, faults } = await importList(app.deps, desk, listId, kbart(...whole));
  if (state !== 'done' || faults.length > 0) throw new Error(`${name}: ${state} ${JSON.stringify(faults)}`);
}
