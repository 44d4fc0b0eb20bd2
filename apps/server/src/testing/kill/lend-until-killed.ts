import { writeSync } from 'node:fs';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { deskOf, localSystems } from '../local-systems.ts';

// Lends every item of a database, one after the other, and prints each loan once it is acknowledged:
// lend-until-killed.ts DATABASE TENANT PATRON
const [url = '', tenantId = '', patronId = ''] = process.argv.slice(2);
const STDOUT = 1;

const db = openDatabase({ url, durability: 'full' });
const desk = deskOf(await localSystems({ db, clock: systemClock }).ofId(tenantId));
const items = await db.selectFrom('item').select('barcode').where('tenant_id', '=', tenantId).execute();
for (const { barcode } of items) {
  const loan = await desk.checkOut({ patronId, barcode, libraryCode: 'MAIN' });
  // At once and not through a buffer that dies with the process.
  writeSync(STDOUT, `${loan.id}\n`);
}
