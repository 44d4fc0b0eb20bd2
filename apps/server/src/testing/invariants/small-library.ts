import { createHmac } from 'node:crypto';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import {
  type PostingContext,
  postingContext,
} from '../../domains/lending/circulation/ledger/posting-context.ts';
import { createLocalIls } from '../../domains/lending/circulation/local-ils.ts';
import { POSTING_LISTENERS } from '../../domains/lending/circulation/posting-listeners.ts';
import type { CodeKeys } from '../../domains/lending/circulation/requests/take-codes.ts';
import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { IlsPort } from '../../ports/ils/ils-port.ts';
import { buildLoanRule, buildPatron, buildPatronGroup } from '../builders.ts';
import { buildBib, buildItem, buildLibrary, buildLocation } from '../catalogue-builders.ts';
import type { TestClock } from '../test-clock.ts';
import { testEvents } from '../test-events.ts';
import { testSettings } from '../test-settings.ts';

/** So few that readers get in each other's way, and quotas so small that they are met. */
export const LIBRARIES = ['MAIN', 'SOUTH'] as const;
export const QUOTAS = { perDay: 2, perReader: 3, perBib: 2 } as const;

/** A library with two branches, two titles, one of them in two editions, five copies and five readers. */
export interface SmallLibrary {
  readonly tenant: Tenant;
  readonly bibs: readonly string[];
  readonly barcodes: readonly string[];
  readonly readers: readonly string[];
}

/** What differs between small libraries. */
export type SmallPolicy = Pick<TenantSettings['policy']['requests'], 'reservationAlways'>;

export async function buildSmallLibrary(db: Db, policy: SmallPolicy): Promise<SmallLibrary> {
  const tenant_id = newId();
  for (const [position, code] of LIBRARIES.entries()) {
    await buildLibrary(db, { tenant_id, code, position });
    await buildLocation(db, { tenant_id, code: `${code}-OPEN`, library_code: code });
  }
  await buildLocation(db, { tenant_id, code: 'MAIN-STACK', library_code: 'MAIN', closed_stack: 1 });
  await buildPatronGroup(db, { tenant_id, code: 'few', max_loans: 2 });
  await buildLoanRule(db, { tenant_id, patron_group: 'few', loan_days: 3, max_renewals: 1 });
  await buildLoanRule(db, { tenant_id, patron_group: 'staff' });
  const work_key = `novel-${tenant_id}`;
  const bibs = [
    (await buildBib(db, { tenant_id, work_key })).id,
    (await buildBib(db, { tenant_id })).id,
    (await buildBib(db, { tenant_id, work_key })).id,
  ];
  const [novel, set, newEdition] = bibs;
  const copies = [
    { bib_id: novel!, library_code: 'MAIN', location_code: 'MAIN-OPEN' },
    { bib_id: novel!, library_code: 'SOUTH', location_code: 'SOUTH-OPEN' },
    { bib_id: set!, library_code: 'MAIN', location_code: 'MAIN-STACK', volume: '1' },
    { bib_id: set!, library_code: 'SOUTH', location_code: 'SOUTH-OPEN', volume: '2' },
    { bib_id: newEdition!, library_code: 'MAIN', location_code: 'MAIN-OPEN' },
  ];
  const barcodes: string[] = [];
  for (const copy of copies) barcodes.push((await buildItem(db, { tenant_id, ...copy })).barcode);
  const readers: string[] = [];
  for (const patron_group of ['few', 'few', 'few', 'staff', 'staff'])
    readers.push((await buildPatron(db, { tenant_id, patron_group, relends: 1 })).id);
  return {
    tenant: { id: tenant_id, mappingPath: tenant_id, settings: settings(policy) },
    bibs,
    barcodes,
    readers,
  };
}

function settings({ reservationAlways }: SmallPolicy): TenantSettings {
  const given = testSettings('small');
  const { perDay, perReader, perBib } = QUOTAS;
  const quotas = {
    ...given.policy.requests.quotas,
    perDay: {
      reservation: perDay,
      entrust: perDay,
      online_loan: perDay,
      relending: perDay,
      home_delivery: perDay,
    },
    perReader,
    perBib,
  };
  const requests = { ...given.policy.requests, reservationAlways, quotas, groupPriority: { staff: 1 } };
  return { ...given, policy: { ...given.policy, requests } };
}

/** What can be done in a small library: by the port, and by acts that only the own circulation has, with a key for pickup codes. */
export interface SmallCirculation {
  readonly ils: IlsPort;
  readonly db: Db;
  readonly keys: CodeKeys;
  /** With what an act runs now. */
  own(): PostingContext;
}

export function circulationOf(db: Db, clock: TestClock, tenant: Tenant): SmallCirculation {
  const deps = { db, clock, events: testEvents };
  const about = { id: tenant.id, policy: tenant.settings.policy };
  const own = () => postingContext(deps, POSTING_LISTENERS, about);
  return { ils: createLocalIls(deps, about), db, keys: CODE_KEYS, own };
}

const CODE_KEYS: CodeKeys = {
  canSeal: () => true,
  digest: (tenantId, name, text) => digest(tenantId, name, text),
  isDigestOf: (tenantId, name, text, kept) => digest(tenantId, name, text) === kept,
};

function digest(...parts: readonly string[]): string {
  return createHmac('sha256', 'a key for tests').update(JSON.stringify(parts)).digest('base64');
}
