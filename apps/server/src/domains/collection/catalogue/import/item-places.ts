import { LANGUAGES, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import type { BibItem } from '@lectern/marc/bib';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { columnText } from './prepare-record.ts';

/** The columns of an item that come from its record. */
export interface DescribedItem {
  readonly library_code: string;
  readonly location_code: string;
  readonly call_number: string;
  readonly volume: string;
  readonly copy_number: string;
  readonly inventory_number: string;
  readonly item_type: string;
}

/** Finds the tenant's own codes for what records say. */
export interface ItemPlaces {
  describe(item: BibItem): DescribedItem;
  knowsLibrary(code: string): boolean;
}

/**
 * A record names libraries, locations and item types by code or by name, in any case; what the tenant does not have stays as the
 * record says it. Where it says nothing, the tenant's first library and first item type are meant.
 */
export async function readItemPlaces(db: Db, tenantId: string): Promise<ItemPlaces> {
  const [libraryRows, locationRows, typeRows] = await Promise.all([
    db
      .selectFrom('library')
      .select(['code', 'names'])
      .where('tenant_id', '=', tenantId)
      .orderBy('position')
      .execute(),
    db.selectFrom('location').select(['code', 'names']).where('tenant_id', '=', tenantId).execute(),
    db
      .selectFrom('item_type')
      .select(['code', 'names'])
      .where('tenant_id', '=', tenantId)
      .orderBy('code')
      .execute(),
  ]);
  const libraries = codesOf(libraryRows);
  const locations = codesOf(locationRows);
  const types = codesOf(typeRows);
  const libraryCodes = new Set(libraryRows.map((row) => row.code));
  return {
    describe: (item) => ({
      library_code: libraries.codeOf(item.library) ?? libraries.first,
      location_code: locations.codeOf(item.shelvingLocation) ?? '',
      call_number: columnText(item.callNumber ?? ''),
      volume: columnText(item.volume ?? ''),
      copy_number: columnText(item.copyNumber ?? ''),
      inventory_number: columnText(item.inventoryNumber ?? ''),
      item_type: types.codeOf(item.itemType) ?? types.first,
    }),
    knowsLibrary: (code) => libraryCodes.has(code),
  };
}

interface Named {
  readonly code: string;
  readonly names: string;
}

function codesOf(rows: readonly Named[]) {
  const byWord = new Map<string, string>();
  for (const { code, names } of rows) {
    for (const language of LANGUAGES) byWord.set(wordOf(nameIn(fromJson<Names>(names), language)), code);
  }
  for (const { code } of rows) byWord.set(wordOf(code), code);
  return {
    first: rows[0]?.code ?? '',
    codeOf(text: string | undefined): string | undefined {
      const given = columnText(text ?? '').trim();
      return given === '' ? undefined : (byWord.get(wordOf(given)) ?? given);
    },
  };
}

function wordOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
