import { writeSync } from 'node:fs';
import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../db/database.ts';
import { createTenantRegistry } from '../../domains/tenant/tenant-registry.ts';
import { createLocalIls } from '../../integrations/ils/local/local-ils.ts';

// Lends every item of a database, one after the other, and prints each loan once it is acknowledged:
// lend-until-killed.ts DATABASE TENANT PATRON
const [url = '', tenantId = '', patronId = ''] = process.argv.slice(2);
const STDOUT = 1;

const db = openDatabase({ url, durability: 'full' });
const ils = createLocalIls({ db, clock: systemClock, tenants: createTenantRegistry(db) });
const items = await db.selectFrom('item').select('barcode').where('tenant_id', '=', tenantId).execute();
for (const { barcode } of items) {
  const loan = await ils.checkOut(tenantId, { patronId, barcode, libraryCode: 'MAIN' });
  // At once and not through a buffer that dies with the process.
  writeSync(STDOUT, `${loan.id}\n`);
}
