import type { BibItem, Holding } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import type { FieldIndex } from '../field-index.ts';
import { all, joined } from '../subfields.ts';
import type { ItemProfile, ItemRule, PlaceRule } from './item-profile.ts';
import { pick } from './pick.ts';
import { Summaries } from './summaries.ts';

export interface ItemsAndHoldings {
  readonly holdings: Holding[];
  readonly items: BibItem[];
}

type Place = Pick<Holding, 'library' | 'shelvingLocation' | 'callNumber'>;

const EMPTY: Place = {};

/** The holdings and items of a record, read by the profile. An item takes missing values from its holding. */
export function readItems(index: FieldIndex, profile: ItemProfile): ItemsAndHoldings {
  const holdings: Holding[] = [];
  const byLink = new Map<string, Place>();
  for (const rule of profile.holdings) {
    const summaries = new Summaries(index, rule);
    for (const field of index.fields(rule.tag)) {
      const place = readPlace(field, rule);
      const links = rule.link === undefined ? [] : all(field, rule.link);
      for (const link of links) byLink.set(link, place);
      const summary = summaries.of(links);
      if (place !== EMPTY || summary.length > 0) holdings.push({ ...place, summary });
    }
  }
  const only = holdings.length === 1 ? holdings[0] : undefined;

  const items: BibItem[] = [];
  for (const rule of profile.items) {
    for (const field of index.fields(rule.tag)) {
      addItems(items, holdings, field, rule, holdingOf(field, rule, byLink, only));
    }
  }
  return { holdings, items };
}

/** The holding with the item's link number. Without a link number, the record's only holding. */
function holdingOf(
  field: DataField,
  rule: ItemRule,
  byLink: ReadonlyMap<string, Place>,
  only: Place | undefined,
): Place | undefined {
  if (rule.holdingLink === undefined) return undefined;
  const links = all(field, rule.holdingLink);
  if (links.length === 0) return only;
  const link = links.find((number) => byLink.has(number));
  return link === undefined ? undefined : byLink.get(link);
}

function addItems(
  items: BibItem[],
  holdings: Holding[],
  field: DataField,
  rule: ItemRule,
  inherited: Place | undefined,
): void {
  const place: Place = { ...placeOf(inherited), ...readPlace(field, rule) };
  const barcodes = all(field, rule.barcode);
  if (barcodes.length === 0) {
    const hasPlace =
      place.library !== undefined || place.shelvingLocation !== undefined || place.callNumber !== undefined;
    if (rule.withoutBarcode === 'holding' && hasPlace) holdings.push({ ...place, summary: [] });
    if (rule.withoutBarcode === 'item' && hasPlace) items.push({ ...place, ...copyOf(field, rule, 0) });
    return;
  }
  for (const [at, barcode] of barcodes.entries())
    items.push({ barcode, ...place, ...copyOf(field, rule, at) });
}

function placeOf(holding: Place | undefined): Place {
  if (holding === undefined) return EMPTY;
  const { library, shelvingLocation, callNumber } = holding;
  return withoutUndefined({ library, shelvingLocation, callNumber });
}

function readPlace(field: DataField, rule: PlaceRule): Place {
  const place = withoutUndefined({
    library: pick(field, rule.library),
    shelvingLocation: pick(field, rule.shelvingLocation),
    callNumber:
      rule.callNumber === undefined ? undefined : callNumberOf(field, rule.callNumber, rule.callNumberJoin),
  });
  return Object.keys(place).length === 0 ? EMPTY : place;
}

/** Prefix, class, item number and suffix in the order of the rule. In records they are in any order. */
function callNumberOf(field: DataField, codes: string, join = ' '): string | undefined {
  let text = '';
  for (const code of codes) {
    const part = joined(field, code, join);
    if (part !== '') text = text === '' ? part : text + join + part;
  }
  return text || undefined;
}

/** What the field says of the copy with its barcode at this place; all but the inventory number is the same for all copies of a field. */
function copyOf(field: DataField, rule: ItemRule, at: number): Partial<BibItem> {
  const inventoryNumbers = rule.inventoryNumber === undefined ? [] : all(field, rule.inventoryNumber);
  return withoutUndefined({
    volume: pick(field, rule.volume),
    copyNumber: pick(field, rule.copyNumber),
    inventoryNumber: inventoryNumbers[at],
    itemType: pick(field, rule.itemType),
    note: pick(field, rule.note),
  });
}

function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const defined: { [K in keyof T]?: NonNullable<T[K]> } = {};
  for (const key in values) {
    const value = values[key];
    if (value !== undefined && value !== null) defined[key] = value;
  }
  return defined;
}
