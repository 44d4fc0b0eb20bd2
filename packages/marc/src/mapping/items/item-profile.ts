import type { MarcFlavour } from '../../marc-record.ts';

/**
 * How one library system writes its items and holdings into records: plain JSON, so that a library can bring its own.
 * Subfields are given as a string of codes. Where a value is one thing, the first subfield present wins, in the order of
 * the string; a call number is built of all of them in that order, a summary of all of them in record order.
 */
export interface ItemProfile {
  readonly name: string;
  readonly flavour: MarcFlavour;
  /** Each field with one of these tags is a copy. */
  readonly items: readonly ItemRule[];
  /** Each field with one of these tags says what a branch has. */
  readonly holdings: readonly HoldingRule[];
}

/** Where the facts of a copy or a holding stand in a field. */
export interface PlaceRule {
  readonly tag: string;
  readonly library?: string;
  readonly shelvingLocation?: string;
  readonly callNumber?: string;
  /** Between the parts of the call number; a blank where it is not given. */
  readonly callNumberJoin?: string;
}

export interface ItemRule extends PlaceRule {
  /** Each barcode is a copy: a field with three barcodes is three copies. */
  readonly barcode: string;
  readonly volume?: string;
  readonly copyNumber?: string;
  readonly itemType?: string;
  readonly note?: string;
  /** Subfields that name the holding this copy belongs to; it gives what the item does not say itself. */
  readonly holdingLink?: string;
  /** What a field without barcode is: a copy all the same, a holding, or nothing to tell. */
  readonly withoutBarcode: 'item' | 'holding' | 'skip';
}

export interface HoldingRule extends PlaceRule {
  /** Subfields with the number by which items and summaries refer to this holding. */
  readonly link?: string;
  /** Statements of what there is, in fields of their own (866-868) that carry the holding's number. */
  readonly summaryTags?: readonly string[];
  readonly summary?: string;
  readonly summaryLink?: string;
}
