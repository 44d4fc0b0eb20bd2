/** One subfield of a variable field: a one-character code and its text. */
export interface Subfield {
  readonly code: string;
  readonly value: string;
}

/** A control field (00X): a tag and text, without indicators or subfields. */
export interface ControlField {
  readonly tag: string;
  readonly value: string;
}

/** A data field: two one-character indicators (a blank is a space) and subfields in record order. */
export interface DataField {
  readonly tag: string;
  readonly ind1: string;
  readonly ind2: string;
  readonly subfields: readonly Subfield[];
}

export type MarcField = ControlField | DataField;

/**
 * A decoded MARC record, the same for ISO 2709 and MARCXML (ISO 25577, ISO 2709).
 * `leader` is 24 characters; text is Unicode, and in NFC if the source was MARC-8.
 */
export interface MarcRecord {
  readonly leader: string;
  readonly fields: readonly MarcField[];
}

/** The two MARC formats that we map. CNMARC is a dialect of UNIMARC. */
export type MarcFlavour = 'marc21' | 'unimarc';

export function isControlField(field: MarcField): field is ControlField {
  return 'value' in field;
}
