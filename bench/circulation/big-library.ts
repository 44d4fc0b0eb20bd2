import { SETTINGS_VERSION, tenantSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { EMPTY_BIB } from '@lectern/marc/testing/empty-bib';
import type { RequestKind, RequestStep } from '@lectern/rules/requests/steps';
import { addStaffMember } from '@lectern/server/domains/people/staff/add-staff-member';
import { toJson } from '@lectern/server/platform/db/codecs';
import { type Db, databaseKind, openDatabase } from '@lectern/server/platform/db/database';
import { newId } from '@lectern/server/platform/db/ids';
import { insertRows } from '@lectern/server/platform/db/insert-rows';
import { migrate } from '@lectern/server/platform/db/migrate';
import { openSession } from '@lectern/server/platform/sessions/sessions';
import { putTenant } from '@lectern/server/platform/tenants/tenant-store';

/** The path of the measured library. */
export const BIG = 'big';
export const BIG_TENANT = '7001';
const TENANT = BIG_TENANT;
const DAY_MS = 86_400_000;
/** The record whose availability is measured. */
const MANY_ITEMS = 300;
const WORDS = 'history river stone garden winter letters music numbers light voyage island method'.split(' ');

export interface Size {
  readonly items: number;
  readonly readers: number;
  readonly requests: number;
  readonly desks: number;
}

type Branch = 'MAIN' | 'SOUTH';

/** A desk with the token of its session. */
export interface Desk {
  readonly token: string;
  readonly branch: Branch;
}

/** A title with its copies. */
export interface Title {
  readonly bibId: string;
  readonly barcodes: readonly string[];
}

/** What the measurements need to know of the library. */
export interface BigLibrary {
  readonly readers: readonly string[];
  /** Barcodes of copies on the shelf for which nobody waits, by the library that they belong to. */
  readonly free: Readonly<Record<Branch, readonly string[]>>;
  /** Barcodes of copies on loan. */
  readonly lent: readonly string[];
  /** Titles with two copies each. */
  readonly titles: readonly Title[];
  /** The record with the most items. */
  readonly largest: string;
  readonly desks: readonly Desk[];
}

/** Fills an empty database: two copies of each title, a fifth of them on loan, requests of three kinds, and one record with 300 items. */
export async function buildBigLibrary(url: string, size: Size): Promise<BigLibrary> {
  const db = openDatabase({ url, durability: 'normal' });
  try {
    await migrate(db, databaseKind(url));
    const now = new Date();
    const instant = now.toISOString();
    const settings = tenantSettingsSchema.parse({
      version: SETTINGS_VERSION,
      names: { 'en-US': 'Big library' },
      public: { defaultLanguage: 'en-US' },
      policy: {},
      menu: [],
      customMenu: [],
    });
    await putTenant(db, { id: TENANT, mappingPath: BIG, settings, now: instant });
    await insertPlaces(db);
    const bibs = await insertBibs(db, Math.ceil((size.items - MANY_ITEMS) / 2) + 1, instant);
    const [largest = '', ...titles] = bibs;
    const items = await insertItems(db, largest, titles, instant);
    const readers = await insertReaders(db, size.readers, instant);
    const lent = items.filter((_item, at) => at % 5 === 0 && at >= MANY_ITEMS);
    await insertLoans(db, lent, readers, now);
    await insertRequests(db, lent, readers, size.requests, now);
    const wanted = new Set(lent.map(({ bibId }) => bibId));
    const free = items.filter((item) => item.bibId !== largest && !wanted.has(item.bibId));
    const ofBranch = (branch: Branch) =>
      free.filter((item) => item.branch === branch).map(({ barcode }) => barcode);
    return {
      readers,
      free: { MAIN: ofBranch('MAIN'), SOUTH: ofBranch('SOUTH') },
      lent: lent.map(({ barcode }) => barcode),
      titles: titlesOf(items.filter((item) => item.bibId !== largest)),
      largest,
      desks: await openDesks(db, size.desks, now),
    };
  } finally {
    await db.destroy();
  }
}

interface Item {
  readonly id: string;
  readonly bibId: string;
  readonly barcode: string;
  readonly branch: Branch;
}

/** The two copies of a title follow one another. */
function titlesOf(items: readonly Item[]): Title[] {
  return items.flatMap(({ bibId, barcode }, at) =>
    at % 2 === 0 ? [{ bibId, barcodes: [barcode, items[at + 1]?.barcode ?? barcode] }] : [],
  );
}

async function insertPlaces(db: Db): Promise<void> {
  const names = toJson({ 'en-US': 'Place' });
  const library = { tenant_id: TENANT, names, addresses: '{}', opening_hours: '{}' };
  await insertRows(db, 'library', [
    { ...library, code: 'MAIN', position: 0 },
    { ...library, code: 'SOUTH', position: 1 },
  ]);
  const location = { tenant_id: TENANT, names, reference_only: 0 as const, position: 0 };
  await insertRows(db, 'location', [
    { ...location, code: 'MAIN-OPEN', library_code: 'MAIN' },
    { ...location, code: 'SOUTH-OPEN', library_code: 'SOUTH' },
  ]);
  await insertRows(db, 'patron_group', [{ tenant_id: TENANT, code: 'reader', names, max_loans: 40 }]);
  await insertRows(db, 'item_type', [{ tenant_id: TENANT, code: 'book', names }]);
  await insertRows(db, 'loan_rule', [
    {
      tenant_id: TENANT,
      patron_group: 'reader',
      item_type: 'book',
      loanable: 1 as const,
      loan_days: 30,
      renew_days: 30,
      max_renewals: 3,
      max_loans: null,
      fine_per_day: 10,
      fine_cap: 2000,
    },
  ]);
}

async function insertBibs(db: Db, count: number, now: string): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => {
    const title = `${word(at)} ${word(Math.floor(at / WORDS.length))} ${at}`;
    return {
      id: newId(),
      tenant_id: TENANT,
      source: 'bench',
      control_number: String(at),
      bib: toJson({ ...EMPTY_BIB, title, titles: [{ kind: 'main', value: title }] }),
      title,
      author: '',
      doc_type: 'book',
      year: 2001,
      content_hash: '',
      mapping_version: 1,
      suppressed: 0 as const,
      created_at: now,
      updated_at: now,
    };
  });
  await insertRows(db, 'bib', rows);
  return rows.map(({ id }) => id);
}

function word(at: number): string {
  return WORDS[at % WORDS.length] ?? '';
}

async function insertItems(db: Db, largest: string, titles: readonly string[], now: string): Promise<Item[]> {
  const bibs = [...Array.from({ length: MANY_ITEMS }, () => largest), ...titles.flatMap((id) => [id, id])];
  const rows = bibs.map((bib_id, at) => {
    const library_code = branchOf(at);
    return {
      id: newId(),
      tenant_id: TENANT,
      bib_id,
      barcode: `B${String(at).padStart(7, '0')}`,
      library_code,
      location_code: `${library_code}-OPEN`,
      call_number: `K${at % 900}/${at}`,
      volume: '',
      copy_number: '',
      item_type: 'book',
      status: 'available' as const,
      recalled: 0 as const,
      shelf: '',
      created_at: now,
      updated_at: now,
    };
  });
  await insertRows(db, 'item', rows);
  return rows.map(({ id, bib_id, barcode, library_code }) => ({
    id,
    bibId: bib_id,
    barcode,
    branch: library_code,
  }));
}

async function insertReaders(db: Db, count: number, now: string): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    tenant_id: TENANT,
    primary_id: `R${at}`,
    name: `Reader ${at}`,
    patron_group: 'reader',
    library_code: 'MAIN',
    status: 'normal' as const,
    expires_on: null,
    created_at: now,
    updated_at: now,
    relends: at % 3 === 0 ? (1 as const) : (0 as const),
  }));
  await insertRows(db, 'patron', rows);
  return rows.map(({ id }) => id);
}

async function insertLoans(
  db: Db,
  lent: readonly Item[],
  readers: readonly string[],
  now: Date,
): Promise<void> {
  const rows = lent.map(({ id, bibId }, at) => ({
    id: newId(),
    tenant_id: TENANT,
    patron_id: readers[at % readers.length] ?? '',
    item_id: id,
    bib_id: bibId,
    library_code: 'MAIN',
    checked_out_at: new Date(now.getTime() - 10 * DAY_MS).toISOString(),
    due_date: new Date(now.getTime() + 20 * DAY_MS).toISOString().slice(0, 10),
    returned_at: null,
    renewals: 0,
    last_renewed_at: null,
  }));
  await insertRows(db, 'loan', rows);
}

/** Half of them wait for a copy on loan, the others for the desk. */
async function insertRequests(
  db: Db,
  lent: readonly Item[],
  readers: readonly string[],
  count: number,
  now: Date,
): Promise<void> {
  const kinds: readonly (readonly [RequestKind, RequestStep])[] = [
    ['reservation', 'reserving'],
    ['entrust', 'entrusting'],
    ['reservation', 'reserving'],
    ['online_loan', 'book_request_launched'],
  ];
  const placed_at = new Date(now.getTime() - DAY_MS).toISOString();
  const rows = Array.from({ length: count }, (_, at) => {
    const [kind, step] = kinds[at % kinds.length] ?? ['reservation', 'reserving'];
    return {
      id: newId(),
      tenant_id: TENANT,
      number: String(10_000_000_000_000 + at),
      kind,
      step,
      patron_id: readers[(at * 7) % readers.length] ?? '',
      bib_id: lent[at % lent.length]?.bibId ?? '',
      wanted_item_id: null,
      volume: '',
      item_id: null,
      pickup_library: branchOf(at),
      priority: 0,
      placed_at,
      placed_on: placed_at.slice(0, 10),
      step_since: placed_at,
      kept_until: null,
      wanted_until: null,
      suspended_until: null,
      moves_at: null,
      ended_at: null,
      holder_id: null,
      address: null,
      contact: '',
      notify_by: '[]',
      comments: '',
    };
  });
  await insertRows(db, 'request', rows);
}

async function openDesks(db: Db, count: number, now: Date): Promise<Desk[]> {
  const desks: Desk[] = [];
  for (let at = 0; at < count; at++) {
    const staffId = await addStaffMember(db, TENANT, {
      account: `desk-${at}`,
      name: 'Desk',
      passwordHash: 'none',
      role: 'desk',
      permissions: ['circulation.desk'],
      now: now.toISOString(),
    });
    const session = { tenant_id: TENANT, actor_kind: 'staff', actor_id: staffId } as const;
    const token = await openSession(db, {
      ...session,
      desk_library: branchOf(at),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + DAY_MS).toISOString(),
    });
    desks.push({ token, branch: branchOf(at) });
  }
  return desks;
}

function branchOf(at: number): Branch {
  return at % 2 === 0 ? 'MAIN' : 'SOUTH';
}
