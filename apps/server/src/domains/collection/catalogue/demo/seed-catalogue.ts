import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { demoItems, type ItemSeed } from '@lectern/demo/holdings/demo-items';
import { ONLINE_COLLECTION, onlineRecords } from '@lectern/demo/online/online-records';
import { acquiredDaysAgo } from '@lectern/demo/records/acquired';
import { demoRecords } from '@lectern/demo/records/demo-records';
import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import { detectFlavour } from '@lectern/marc/mapping/detect-flavour';
import type { MarcReadResult } from '@lectern/marc/marc-read-result';
import type { MarcFlavour, MarcRecord } from '@lectern/marc/marc-record';
import { later } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { importRecords } from '../import/import-records.ts';

const DAY_SECONDS = 86_400;
const SOURCES: Readonly<Record<MarcFlavour, string>> = { unimarc: 'demo-cnmarc', marc21: 'demo-marc21' };

/** Bibs and items. The records go the way of every import, so that the demo shows what an import gives. */
export const catalogueSeed: DemoSeed = {
  tables: ['import_run', 'bib', 'bib_source', 'item'],
  async load(deps, { demo, tenantId }) {
    const records = [...demoRecords(demo)];
    for (const flavour of ['unimarc', 'marc21'] as const) {
      const ofFlavour = records.filter((record) => detectFlavour(record) === flavour);
      if (ofFlavour.length > 0) {
        await importRecords(deps, {
          tenantId,
          source: SOURCES[flavour],
          flavour,
          records: asRead(ofFlavour),
        });
      }
    }
    const online = onlineRecords(demo);
    if (online.length > 0) {
      const collection = { source: ONLINE_COLLECTION, flavour: 'marc21', records: asRead(online) } as const;
      await importRecords(deps, { tenantId, ...collection });
    }
    await completeItems(deps.db, demo, tenantId);
    await spreadArrivals(deps, tenantId);
  },
};

async function* asRead(records: readonly MarcRecord[]): AsyncIterable<readonly MarcReadResult[]> {
  yield records.map((record, index) => ({
    kind: 'record',
    record,
    raw: writeIso2709(record),
    position: { index, byteOffset: 0 },
    encoding: 'utf-8',
    warnings: [],
  }));
}

/** What no record says: where a copy is apart from loans, and, since CNMARC 905 has no place for them, its item type and its inventory number. */
async function completeItems(db: Db, demo: DemoTenant, tenantId: string): Promise<void> {
  const all = demoItems(demo);
  const alike = new Map<string, ItemSeed[]>();
  for (const item of all) {
    const traits = `${item.itemType} ${item.status}`;
    alike.set(traits, [...(alike.get(traits) ?? []), item]);
  }
  for (const items of alike.values()) {
    const [{ itemType, status }] = items as [ItemSeed];
    await db
      .updateTable('item')
      .set({ item_type: itemType, status })
      .where('tenant_id', '=', tenantId)
      .where(
        'barcode',
        'in',
        items.map(({ barcode }) => barcode),
      )
      .execute();
  }
  await db.transaction().execute(async (tx) => {
    for (const { barcode, inventoryNumber } of all) {
      if (inventoryNumber === '') continue;
      await tx
        .updateTable('item')
        .set({ inventory_number: inventoryNumber })
        .where('tenant_id', '=', tenantId)
        .where('barcode', '=', barcode)
        .execute();
    }
  });
}

/** A library does not get all its books in one day: each keeps the day on which the demo says it came. */
async function spreadArrivals({ db, clock }: Pick<Deps, 'db' | 'clock'>, tenantId: string): Promise<void> {
  const now = clock.now();
  const bibs = await db
    .selectFrom('bib')
    .select(['id', 'control_number'])
    .where('tenant_id', '=', tenantId)
    .execute();
  await db.transaction().execute(async (tx) => {
    for (const { id, control_number } of bibs) {
      const arrived = later(now, -acquiredDaysAgo(control_number) * DAY_SECONDS);
      await tx
        .updateTable('bib')
        .set({ created_at: arrived })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
    }
  });
}
