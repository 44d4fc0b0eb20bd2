import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import type { CustomMenuItem } from '@lectern/contracts/people/tenant/menu-settings';
import { sourceSettingsSchema } from '@lectern/contracts/people/tenant/source-settings';
import { importRecords } from '../domains/collection/catalogue/import/import-records.ts';
import { providerKeyName } from '../domains/discovery/providers/entry.ts';
import { addStaffMember } from '../domains/people/staff/add-staff-member.ts';
import { later } from '../platform/clock.ts';
import { toJson } from '../platform/db/codecs.ts';
import { newId } from '../platform/db/ids.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import { putTenant } from '../platform/tenants/tenant-store.ts';
import {
  buildBlock,
  buildFineEntry,
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildPatronGroup,
  buildRequest,
  buildSession,
} from './builders.ts';
import { buildItem, buildLibrary, buildLocation } from './catalogue-builders.ts';
import { buildInterlibraryPeer, buildInterlibraryRequest } from './interlibrary-rows.ts';
import { marcFile, readMarcFile } from './marc-file.ts';
import { buildProvider, providerRow } from './provider-rows.ts';
import type { TestApp } from './test-app.ts';
import { testSettings } from './test-settings.ts';

/** One tenant full of content that holds its mark, a word that no other tenant has. */
export interface TenantWorld {
  readonly id: string;
  readonly mappingPath: string;
  readonly mark: string;
  readonly patronToken: string;
  readonly staffToken: string;
  /** What only this tenant's callers may know, by what it is. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** Fills a tenant: settings, places, records with items, readers with loans, history, holds and fines, hot words, staff. */
export async function buildTenantWorld(
  app: TestApp,
  tenant: { readonly id: string; readonly mappingPath: string; readonly mark: string },
): Promise<TenantWorld> {
  const { db } = app.deps;
  const { id: tenant_id, mappingPath, mark } = tenant;
  const now = app.clock.now();
  await putSettings(app, tenant);

  const names = toJson({ 'zh-CN': `${mark}馆`, 'en-US': `${mark} branch` });
  const library_code = `${mark}-LIB`;
  await buildLibrary(db, { tenant_id, code: library_code, names, addresses: names, opening_hours: names });
  await buildLocation(db, { tenant_id, code: `${mark}-LOC`, library_code, names });
  await buildPatronGroup(db, { tenant_id, code: `${mark}-GROUP`, names });
  await buildLoanRule(db, { tenant_id, patron_group: `${mark}-GROUP`, item_type: `${mark}-TYPE` });

  await importRecords(app.deps, {
    tenantId: tenant_id,
    source: `${mark}-SOURCE`,
    records: readMarcFile(
      marcFile(
        [1, 2].map((number) => ({
          number: `${mark}-${number}`,
          title: `${mark} songs, volume ${number}`,
          items: [
            { barcode: `${mark}-IMPORTED-${number}`, library: library_code, callNumber: `${mark}/${number}` },
          ],
        })),
      ),
    ),
  });
  const bib = await db
    .selectFrom('bib')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('control_number', '=', `${mark}-1`)
    .executeTakeFirstOrThrow();
  const place = { tenant_id, library_code, location_code: `${mark}-LOC`, bib_id: bib.id };
  const shelved = { ...place, call_number: `${mark}/3`, shelf: `${mark} shelf`, item_type: `${mark}-TYPE` };
  const item = await buildItem(db, { ...shelved, barcode: `${mark}-ITEM` });
  const lent = await buildItem(db, { ...shelved, barcode: `${mark}-LENT` });

  const patron = await buildPatron(db, {
    tenant_id,
    library_code,
    primary_id: `${mark}-READER`,
    name: `${mark} Reader`,
    patron_group: `${mark}-GROUP`,
    email: `${mark}@example.org`,
  });
  const ofPatron = { tenant_id, patron_id: patron.id };
  const loan = await buildLoan(db, { ...ofPatron, item_id: lent.id, bib_id: bib.id, library_code });
  await buildLoan(db, {
    ...ofPatron,
    item_id: item.id,
    bib_id: bib.id,
    library_code,
    returned_at: '2026-02-20T02:00:00.000Z',
  });
  await buildRequest(db, { ...ofPatron, bib_id: bib.id });
  await buildFineEntry(db, { ...ofPatron, note: `${mark} note` });
  const guaranteed = await buildPatron(db, {
    tenant_id,
    name: `${mark} guaranteed`,
    primary_id: `${mark}-GUARANTEED`,
  });
  await db
    .insertInto('guarantee')
    .values({
      tenant_id,
      guarantor_id: patron.id,
      guaranteed_id: guaranteed.id,
      created_at: now.toISOString(),
    })
    .execute();
  await buildBlock(db, { tenant_id, patron_id: patron.id, reason: `${mark} block` });
  const searched = { tenant_id, period: '2026-03', search_key: `${mark} songs`.toLowerCase() };
  await db
    .insertInto('popular_word')
    .values({ ...searched, words: `${mark} songs`, votes: 6, points: 12, weight: 6, last_day: '2026-03-01' })
    .execute();
  await db
    .insertInto('popular_search')
    .values({ ...searched, caller_hash: '0', day: '2026-03-01' })
    .execute();
  await db
    .insertInto('search_without_hits')
    .values({
      tenant_id,
      day: '2026-03-01',
      search_key: mark.toLowerCase(),
      search_text: `${mark} sought`,
      count: 3,
    })
    .execute();
  const { id: patron_id } = patron;
  const state = toJson({ keyWord: `${mark} history` });
  await db
    .insertInto('search_history')
    .values({ tenant_id, patron_id, code: `${mark}-HISTORY`, state, searched_at: now.toISOString() })
    .execute();
  await db
    .insertInto('reader_setting')
    .values({ tenant_id, patron_id, code: 'searchHistory', value: '1' })
    .execute();
  await db
    .insertInto('sign_in_event')
    .values({
      tenant_id,
      id: newId(),
      patron_id,
      at: now.toISOString(),
      method: 1,
      outcome: 'signed-in',
      network: '192.0.2.0/24',
      device: `${mark} browser`,
      expires_at: later(now, 365 * 86_400),
    })
    .execute();
  const sources = await buildOutsideRows(app, { tenant_id, mark, patron_id });
  const captcha = await app.client({ tenant: mappingPath }).call(getCaptcha, {});
  const staffId = await addStaffMember(db, tenant_id, {
    account: `${mark}-STAFF`,
    name: `${mark} Librarian`,
    passwordHash: 'none',
    role: 'everything',
    permissions: PERMISSIONS,
    now: now.toISOString(),
  });
  const staffSession = { tenant_id, actor_kind: 'staff', actor_id: staffId } as const;
  return {
    ...tenant,
    patronToken: await buildSession(db, patron),
    staffToken: await openSession(db, {
      ...staffSession,
      created_at: now.toISOString(),
      expires_at: later(now, 90 * 86_400),
    }),
    secrets: {
      word: mark,
      search: `${mark} songs`,
      bib: bib.id,
      item: item.id,
      barcode: item.barcode,
      callNumber: item.call_number,
      library: library_code,
      location: `${mark}-LOC`,
      loan: loan.id,
      patron: patron.id,
      account: patron.primary_id,
      staffAccount: `${mark}-STAFF`,
      ...sources,
      captcha: captcha.codeKey,
    },
  };
}

/** Outside sources with a key, a scholarly work that is kept, and requests to and from a partner library. */
async function buildOutsideRows(
  { deps: { db, secrets }, clock }: TestApp,
  {
    tenant_id,
    mark,
    patron_id,
  }: { readonly tenant_id: string; readonly mark: string; readonly patron_id: string },
): Promise<Readonly<Record<string, string>>> {
  const names = toJson({ 'en-US': `${mark} source` });
  const row = providerRow({
    tenant_id,
    code: `${mark.toLowerCase()}-source`,
    names,
    key_place: 'bearer',
    is_on: 0,
  });
  const provider = await buildProvider(db, row);
  // Nobody is told the key again, and it has the mark: it is searched for in all that others are told.
  await secrets.set(tenant_id, providerKeyName(row), `${mark}-KEY`);
  const at = clock.now().toISOString();
  const paper = {
    id: newId(),
    paper_key: `doi:10.1000/${mark}`,
    title: `${mark} paper`,
    author: '',
    isbn: '',
  };
  await db
    .insertInto('scholar_paper')
    .values({ tenant_id, ...paper, paper: '{}', created_at: at, updated_at: at })
    .execute();
  const peer = await buildInterlibraryPeer(db, {
    tenant_id,
    name: `${mark} partner`,
    symbol: `${mark}-PARTNER`,
    own_symbol: `${mark}-OWN`,
  });
  const request = { tenant_id, peer_id: peer.id, title: `${mark} far harbours` };
  const borrowed = await buildInterlibraryRequest(db, { ...request, side: 'borrowing', patron_id });
  await buildInterlibraryRequest(db, request);
  return { provider, peer: peer.id, interlibraryRequest: borrowed.id };
}

async function putSettings(
  app: TestApp,
  { id, mappingPath, mark }: { readonly id: string; readonly mappingPath: string; readonly mark: string },
): Promise<void> {
  const plain = testSettings(mappingPath);
  const entry: CustomMenuItem = {
    pc: '1',
    menuId: `${mark}-menu`,
    menuName: `${mark} menu`,
    englishName: `${mark} menu`,
    complexFont: '',
    frenchName: '',
    menuUrl: `/${mark}`,
    useFlag: '1',
    jumpMode: null,
    menuLevel: 1,
    childList: [],
  };
  await putTenant(app.deps.db, {
    id,
    mappingPath,
    now: app.clock.now().toISOString(),
    settings: {
      ...plain,
      names: { 'zh-CN': `${mark}图书馆`, 'en-US': `${mark} library` },
      public: {
        ...plain.public,
        logoLink: `https://${mark}.example.org/`,
        pcLogoUrl: `https://${mark}.example.org/logo.svg`,
        libTypeCode: mark.slice(0, 8),
      },
      texts: { opacFooterContent: { 'en-US': `${mark} footer` } },
      policy: { ...plain.policy, hotWords: [`${mark} hot`] },
      // Asked, the address is refused before anything is sent: it lies in the own network.
      sources: sourceSettingsSchema.parse({
        catalogues: [
          { code: `${mark}-TARGET`, names: { 'en-US': `${mark} target` }, address: 'http://10.0.0.1/' },
        ],
      }),
      menu: [entry],
      customMenu: [entry],
    },
  });
}
