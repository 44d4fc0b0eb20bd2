import type { Db } from '../../../../platform/db/database.ts';
import type { CatalogueCopies, CatalogueCopy } from '../../../../ports/ils/catalogue-copies.ts';

/** The copies of the catalogue, for library systems elsewhere that know copies by barcode. */
export function createCatalogueCopies(db: Db): CatalogueCopies {
  return {
    async ofBibs(tenantId, bibIds) {
      if (bibIds.length === 0) return [];
      const rows = await copies(db, tenantId)
        .where('item.bib_id', 'in', [...new Set(bibIds)])
        .where('item.status', '!=', 'withdrawn')
        .orderBy('library.position')
        .orderBy('item.library_code')
        .orderBy('location.position')
        .orderBy('item.location_code')
        .orderBy('item.barcode')
        .execute();
      return rows.map(presentCopy);
    },
    async byBarcodes(tenantId, barcodes) {
      if (barcodes.length === 0) return new Map();
      const rows = await copies(db, tenantId)
        .where('item.barcode', 'in', [...new Set(barcodes)])
        .execute();
      return new Map(rows.map((row) => [row.barcode, presentCopy(row)]));
    },
  };
}

function copies(db: Db, tenantId: string) {
  return db
    .selectFrom('item')
    .innerJoin('bib', 'bib.id', 'item.bib_id')
    .leftJoin('library', (join) =>
      join.onRef('library.tenant_id', '=', 'item.tenant_id').onRef('library.code', '=', 'item.library_code'),
    )
    .leftJoin('location', (join) =>
      join
        .onRef('location.tenant_id', '=', 'item.tenant_id')
        .onRef('location.code', '=', 'item.location_code'),
    )
    .select(['item.id', 'item.bib_id', 'item.barcode', 'item.library_code', 'item.location_code'])
    .select(['item.call_number', 'item.volume', 'item.item_type', 'item.shelf', 'item.status'])
    .select('item.inventory_number')
    .select(['bib.title', 'bib.author', 'location.reference_only'])
    .where('item.tenant_id', '=', tenantId);
}

type Row = Awaited<ReturnType<ReturnType<typeof copies>['execute']>>[number];

function presentCopy(row: Row): CatalogueCopy {
  return {
    id: row.id,
    bibId: row.bib_id,
    barcode: row.barcode,
    ...(row.inventory_number !== '' && { inventoryNumber: row.inventory_number }),
    libraryCode: row.library_code,
    locationCode: row.location_code,
    callNumber: row.call_number,
    volume: row.volume,
    itemType: row.item_type,
    shelf: row.shelf,
    isReference: row.status === 'reference' || row.reference_only === 1,
    title: row.title,
    author: row.author,
  };
}
