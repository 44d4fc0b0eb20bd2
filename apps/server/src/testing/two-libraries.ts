import type { Db } from '../platform/db/database.ts';
import { putTenant } from '../platform/tenants/tenant-store.ts';
import { buildLoanRule } from './builders.ts';
import { TENANT } from './built-rows.ts';
import { buildLibrary } from './catalogue-builders.ts';
import { testSettings } from './test-settings.ts';

/** The tenant with two libraries, MAIN and SOUTH, and a rule by which all copies are lent. */
export async function buildTwoLibraries(db: Db, now = ''): Promise<void> {
  await putTenant(db, { id: TENANT, mappingPath: 'alpha', settings: testSettings('alpha'), now });
  await buildLibrary(db, { code: 'MAIN', position: 0 });
  await buildLibrary(db, { code: 'SOUTH', position: 1 });
  await buildLoanRule(db);
}
