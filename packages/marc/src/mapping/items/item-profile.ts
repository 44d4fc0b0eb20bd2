import type { MarcFlavour } from '../../marc-record.ts';

/**
 * How a library system writes items and holdings into records. A profile is plain JSON, so a library can write its own.
 * Subfields are given as a string of codes. A value is taken from the first of these subfields that is present. A call
 * number is joined from all of them in the order of the string, a summary from all of them in record order.
 */
export interface ItemProfile {
  readonly name: string;
  readonly flavour: MarcFlavour;
  /** Rules for fields that describe items. */
  readonly items: readonly ItemRule[];
  /** Rules for fields that describe holdings. */
  readonly holdings: readonly HoldingRule[];
}

/** The subfields of an item or holding field that name its place. */
export interface PlaceRule {
  readonly tag: string;
  readonly library?: string;
  readonly shelvingLocation?: string;
  readonly callNumber?: string;
  /** Separator of the parts of the call number; a space if absent. */
  readonly callNumberJoin?: string;
}

export interface ItemRule extends PlaceRule {
  /** Each barcode is an item: a field with three barcodes gives three items. */
  readonly barcode: string;
  readonly volume?: string;
  readonly copyNumber?: string;
  /** Of a field with several barcodes, the first inventory number is that of the first barcode. */
  readonly inventoryNumber?: string;
  readonly itemType?: string;
  readonly note?: string;
  /** Subfields with the link number of the item's holding. The item takes missing values from that holding. */
  readonly holdingLink?: string;
  /** Meaning of a field without barcode: an item, a holding, or nothing. */
  readonly withoutBarcode: 'item' | 'holding' | 'skip';
}

export interface HoldingRule extends PlaceRule {
  /** Subfields with the link number by which items and summaries refer to this holding. */
  readonly link?: string;
  /** Tags of the textual holdings statements (866-868). */
  readonly summaryTags?: readonly string[];
  readonly summary?: string;
  readonly summaryLink?: string;
}
