import type { DescribedItem } from './item-places.ts';

export interface WantedItem extends DescribedItem {
  readonly barcode: string;
}

/** The items that a record lists for its bib. */
export interface WantedItems {
  readonly bibId: string;
  readonly items: readonly WantedItem[];
}

export interface StoredItem extends WantedItem {
  readonly id: string;
  readonly bibId: string;
  readonly withdrawn: boolean;
  /** Staff added it by hand; no record has listed it yet. */
  readonly addedAtDesk: boolean;
}

export interface ItemPlan {
  readonly create: readonly (WantedItem & { readonly bibId: string })[];
  /** `movedFrom` is the bib that had it before. `restored`: it was withdrawn and is listed again. */
  readonly update: readonly (WantedItem & {
    readonly id: string;
    readonly bibId: string;
    readonly restored: boolean;
    readonly movedFrom?: string;
  })[];
  /** Items that their record no longer lists. */
  readonly gone: readonly Pick<StoredItem, 'id' | 'bibId'>[];
}

const DESCRIBED = [
  'library_code',
  'location_code',
  'call_number',
  'volume',
  'copy_number',
  'inventory_number',
  'item_type',
] as const satisfies readonly (keyof DescribedItem)[];

/**
 * What must change so that the bibs have the items that their records list. Items are matched by barcode within the tenant, as it is
 * written, else by its form (`formOf`) if only one unlisted item has it, and an item that is there keeps its id and its barcode: loans
 * hang on it. Of two items with one barcode the last listed wins. An item that staff added by hand stays though no record lists it; once one
 * does, it is an item of that record.
 */
export function planItems(
  wanted: readonly WantedItems[],
  stored: readonly StoredItem[],
  formOf: (barcode: string) => string,
): ItemPlan {
  const claims = new Map<string, WantedItem & { readonly bibId: string }>();
  for (const { bibId, items } of wanted) {
    for (const item of items) claims.set(item.barcode, { ...item, bibId });
  }
  const storedByBarcode = new Map(stored.map((item) => [item.barcode, item]));
  const unlisted = new Map<string, StoredItem[]>();
  for (const item of stored) {
    if (claims.has(item.barcode)) continue;
    const form = formOf(item.barcode);
    unlisted.set(form, [...(unlisted.get(form) ?? []), item]);
  }
  const described = new Set(wanted.map(({ bibId }) => bibId));
  const create: ItemPlan['create'][number][] = [];
  const update: ItemPlan['update'][number][] = [];
  const listed = new Set<string>();
  for (const claim of claims.values()) {
    const alike = unlisted.get(formOf(claim.barcode)) ?? [];
    const item = storedByBarcode.get(claim.barcode) ?? (alike.length === 1 ? alike[0] : undefined);
    if (!item || listed.has(item.id)) {
      create.push(claim);
      continue;
    }
    listed.add(item.id);
    if (item.bibId !== claim.bibId)
      update.push({ ...claim, id: item.id, restored: item.withdrawn, movedFrom: item.bibId });
    else if (item.withdrawn || item.addedAtDesk || DESCRIBED.some((column) => item[column] !== claim[column]))
      update.push({ ...claim, id: item.id, restored: item.withdrawn });
  }
  const gone = stored.filter(
    (item) => described.has(item.bibId) && !item.withdrawn && !item.addedAtDesk && !listed.has(item.id),
  );
  return { create, update, gone };
}
