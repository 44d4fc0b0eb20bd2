import { DEMO_TENANTS, type DemoTenant } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import type { Bib } from '@lectern/marc/bib';
import { INTERLIBRARY_SIDES, type InterlibrarySide } from '@lectern/rules/interlibrary/steps';
import { later } from '../../../../platform/clock.ts';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { DemoSeed, SeedDeps } from '../../../../platform/demo-seed.ts';
import { authorLine, mainIsbn, mainPublisher } from '../../../collection/catalogue/records/bib-words.ts';
import type { Request } from '../store/request-store.ts';
import { DEMO_REQUESTS, type DemoRequest } from './demo-requests.ts';

const DAY_SECONDS = 24 * 60 * 60;
const SYMBOLS: Readonly<Record<DemoTenant, string>> = { demo: 'CN-QIMING', harbour: 'GB-HARBOUR' };

/** The two demo libraries are partners of each other and have requests on both sides. */
export const interlibrarySeed: DemoSeed = {
  tables: ['interlibrary_peer', 'interlibrary_request', 'interlibrary_message'],
  async load(deps, { demo, tenantId }) {
    await seedPeer(deps, demo, tenantId);
    // A request names a record of the other library: both must be there.
    if (demo === DEMO_TENANTS.at(-1)) for (const request of DEMO_REQUESTS) await seedRequest(deps, request);
  },
};

async function seedPeer({ db, clock }: SeedDeps, demo: DemoTenant, tenantId: string): Promise<void> {
  const other = otherOf(demo);
  const { mappingPath, names, public: shown } = TENANTS[other];
  await db
    .insertInto('interlibrary_peer')
    .values({
      tenant_id: tenantId,
      id: `demo-${other}`,
      name: names[shown.defaultLanguage ?? 'en-US'] ?? mappingPath,
      symbol: SYMBOLS[other],
      own_symbol: SYMBOLS[demo],
      address: `/${mappingPath}`,
      site_code: other,
      key_digest: '',
      created_at: clock.now().toISOString(),
      asked_at: null,
      heard_at: null,
      fault: '',
    })
    .execute();
}

async function seedRequest({ db, clock }: SeedDeps, request: DemoRequest): Promise<void> {
  const lender = otherOf(request.borrower);
  const work = await findWork(db, TENANTS[lender].groupCode, request.title);
  const patronId = await findPatron(db, TENANTS[request.borrower].groupCode, request.account);
  if (!work || patronId === undefined) throw new Error(`the demo libraries do not have ${request.title}`);
  const ago = (days: number) => later(clock.now(), -days * DAY_SECONDS);
  for (const side of INTERLIBRARY_SIDES) {
    const row = rowOf(request, side, work, side === 'borrowing' ? patronId : '', ago);
    // A load that was broken off has cleared the rows of one library only.
    await db
      .insertInto('interlibrary_request')
      .values(row)
      .onConflict((same) => same.doNothing())
      .execute();
    const messages = db
      .deleteFrom('interlibrary_message')
      .where('tenant_id', '=', row.tenant_id)
      .where('request_id', '=', row.id);
    await messages.execute();
    for (const { what, daysAgo, note = '' } of request.said) {
      const id = newId();
      const byBorrower = what === 'asked' || what === 'received';
      await db
        .insertInto('interlibrary_message')
        .values({
          tenant_id: row.tenant_id,
          id,
          request_id: row.id,
          is_ours: byBorrower === (side === 'borrowing') ? 1 : 0,
          what,
          note,
          at: ago(daysAgo),
          fingerprint: id,
          body: '',
          tries: 0,
          tell_at: null,
        })
        .execute();
    }
  }
}

function rowOf(
  { id, number, borrower, pickupLibrary, note = '', reason, said }: DemoRequest,
  side: InterlibrarySide,
  work: Work,
  patronId: string,
  ago: (days: number) => string,
): Request {
  const own = side === 'borrowing' ? borrower : otherOf(borrower);
  const last = said.at(-1);
  return {
    tenant_id: TENANTS[own].groupCode,
    id,
    number,
    side,
    peer_id: `demo-${otherOf(own)}`,
    step: last?.what ?? 'asked',
    step_since: ago(last?.daysAgo ?? 0),
    begun_at: ago(said[0]?.daysAgo ?? 0),
    is_cancelling: 0,
    patron_id: patronId,
    requesting_id: number,
    supplying_id: id,
    ...work,
    issn: '',
    note,
    need_before: null,
    due_date: null,
    barcode: '',
    reason: reason ?? '',
    reason_note: last?.note ?? '',
    pickup_library: side === 'borrowing' ? pickupLibrary : '',
    refused_with: '',
  };
}

function otherOf(demo: DemoTenant): DemoTenant {
  return DEMO_TENANTS.find((one) => one !== demo) ?? demo;
}

type Work = Pick<Request, 'record_id' | 'title' | 'author' | 'edition' | 'publisher' | 'published' | 'isbn'>;

async function findWork(db: Db, tenantId: string, title: string): Promise<Work | undefined> {
  const row = await db
    .selectFrom('bib')
    .select(['id', 'bib'])
    .where('tenant_id', '=', tenantId)
    .where('title', '=', title)
    .orderBy('control_number')
    .executeTakeFirst();
  const bib = row && fromJson<Bib>(row.bib);
  return (
    bib && {
      record_id: row.id,
      title: bib.title,
      author: authorLine(bib),
      edition: bib.edition ?? '',
      publisher: mainPublisher(bib),
      published: bib.year === undefined ? '' : String(bib.year),
      isbn: mainIsbn(bib),
    }
  );
}

async function findPatron(db: Db, tenantId: string, account: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('primary_id', '=', account)
    .executeTakeFirst();
  return row?.id;
}
