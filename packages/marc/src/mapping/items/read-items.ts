import type { BibItem, Holding } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import type { FieldIndex } from '../field-index.ts';
import { all, first, joined } from '../subfields.ts';
import type { HoldingRule, ItemProfile, ItemRule, PlaceRule } from './item-profile.ts';

export interface ItemsAndHoldings {
  readonly holdings: Holding[];
  readonly items: BibItem[];
}

type Place = Pick<Holding, 'library' | 'shelvingLocation' | 'callNumber'>;

const EMPTY: Place = {};

/** Reads holdings and items as the profile says. An item takes from its holding what it does not say itself. */
export function readItems(index: FieldIndex, profile: ItemProfile): ItemsAndHoldings {
  const holdings: Holding[] = [];
  const byLink = new Map<string, Place>();
  for (const rule of profile.holdings) {
    for (const field of index.fields(rule.tag)) {
      const place = readPlace(field, rule);
      const link = pick(field, rule.link);
      if (link !== undefined) byLink.set(link, place);
      const summary = summaryOf(index, rule, link);
      if (place !== EMPTY || summary.length > 0) holdings.push({ ...place, summary });
    }
  }
  const only = byLink.size <= 1 && holdings.length === 1 ? holdings[0] : undefined;

  const items: BibItem[] = [];
  for (const rule of profile.items) {
    for (const field of index.fields(rule.tag)) {
      const link = pick(field, rule.holdingLink);
      const inherited =
        rule.holdingLink === undefined ? undefined : link === undefined ? only : byLink.get(link);
      addItems(items, holdings, field, rule, inherited);
    }
  }
  return { holdings, items };
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
    const tells =
      place.library !== undefined || place.shelvingLocation !== undefined || place.callNumber !== undefined;
    if (rule.withoutBarcode === 'holding' && tells) holdings.push({ ...place, summary: [] });
    if (rule.withoutBarcode === 'item' && tells) items.push({ ...place, ...copyOf(field, rule) });
    return;
  }
  for (const barcode of barcodes) items.push({ barcode, ...place, ...copyOf(field, rule) });
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
      rule.callNumber === undefined
        ? undefined
        : joined(field, rule.callNumber, rule.callNumberJoin) || undefined,
  });
  return Object.keys(place).length === 0 ? EMPTY : place;
}

function copyOf(field: DataField, rule: ItemRule): Partial<BibItem> {
  return withoutUndefined({
    volume: pick(field, rule.volume),
    copyNumber: pick(field, rule.copyNumber),
    itemType: pick(field, rule.itemType),
    note: pick(field, rule.note),
  });
}

/** Statements that carry the holding's number, or no number at all. */
function summaryOf(index: FieldIndex, rule: HoldingRule, link: string | undefined): string[] {
  const found: string[] = [];
  for (const tag of rule.summaryTags ?? []) {
    for (const field of index.fields(tag)) {
      const its = pick(field, rule.summaryLink);
      if (its !== undefined && its !== link) continue;
      const text = joined(field, rule.summary ?? 'a');
      if (text !== '') found.push(text);
    }
  }
  return found;
}

/** The first subfield present, in the order of `codes`. "None" is what one widespread export writes for nothing. */
function pick(field: DataField, codes: string | undefined): string | undefined {
  if (codes === undefined) return undefined;
  for (const code of codes) {
    const text = first(field, code);
    if (text !== undefined && text !== 'None') return text;
  }
  return undefined;
}

function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const kept: { [K in keyof T]?: NonNullable<T[K]> } = {};
  for (const key in values) {
    const value = values[key];
    if (value !== undefined && value !== null) kept[key] = value;
  }
  return kept;
}
