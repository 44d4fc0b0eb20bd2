import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../dialect.ts';
import { createCatalogue } from './0001/catalogue.ts';
import { createCirculation } from './0001/circulation.ts';
import { createJobs } from './0001/jobs.ts';
import { createSessions } from './0001/sessions.ts';
import { expectLargeTables, reloadSizes } from './0001/sqlite-sizes.ts';
import { createStaff } from './0001/staff.ts';
import { createTenants } from './0001/tenants.ts';

/** Tenants, catalogue, circulation and what every node shares. What the columns mean stands in each tables.ts. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') await expectLargeTables(db);
  await createTenants(db);
  await createCatalogue(db, kind);
  await createCirculation(db, kind);
  await createSessions(db);
  await createJobs(db, kind);
  await createStaff(db);
  if (kind === 'sqlite') await reloadSizes(db);
}
