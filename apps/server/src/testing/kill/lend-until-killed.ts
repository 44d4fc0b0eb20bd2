import { writeSync } from 'node:fs';
import { createLocalIls } from '../../domains/circulation/local-ils.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { createTenantRegistry } from '../../platform/tenants/tenant-registry.ts';
import { testEvents } from '../test-events.ts';

// Lends every item of a database, one after the other, and prints each loan once it is acknowledged:
// lend-until-killed.ts DATABASE TENANT PATRON
const [url = '', tenantId = '', patronId = ''] = process.argv.slice(2);
const STDOUT = 1;

const db = openDatabase({ url, durability: 'full' });
const ils = createLocalIls({ db, clock: systemClock, events: testEvents, tenants: createTenantRegistry(db) });
const items = await db.selectFrom('item').select('barcode').where('tenant_id', '=', tenantId).execute();
for (const { barcode } of items) {
  const loan = await ils.checkOut(tenantId, { patronId, barcode, libraryCode: 'MAIN' });
  // At once and not through a buffer that dies with the process.
  writeSync(STDOUT, `${loan.id}\n`);
}
