import type { Bib } from '../bib.ts';
import type { MarcFlavour, MarcRecord } from '../marc-record.ts';
import { detectFlavour } from './detect-flavour.ts';
import { FieldIndex } from './field-index.ts';
import { itemProfileOf } from './items/detect-item-profile.ts';
import type { ItemProfile } from './items/item-profile.ts';
import { type ItemsAndHoldings, readItems } from './items/read-items.ts';
import { mapMarc21 } from './marc21/map-marc21.ts';
import type { MarkRule } from './marks/mark-rule.ts';
import { readMarks } from './marks/read-marks.ts';
import { mapUnimarc } from './unimarc/map-unimarc.ts';

export interface MapOptions {
  /** Format of the record; detected from the record if absent. */
  readonly flavour?: MarcFlavour;
  /** How items are written; detected from the record if absent. */
  readonly itemProfile?: ItemProfile;
  /** Where the library writes its marks; degrees of theses are read without a rule. */
  readonly markRules?: readonly MarkRule[];
}

const NOTHING: ItemsAndHoldings = { holdings: [], items: [] };

/**
 * The Bib of a decoded record. Every record gives one and nothing is thrown: fields that cannot be read are left out.
 * `title` is empty if the record has no title.
 */
export function mapRecord(record: MarcRecord, options: MapOptions = {}): Bib {
  const index = new FieldIndex(record);
  const flavour = options.flavour ?? detectFlavour(record);
  const profile = options.itemProfile ?? itemProfileOf(index, flavour);
  const itemsAndHoldings = profile === undefined ? NOTHING : readItems(index, profile);
  const marks = readMarks(index, flavour, options.markRules ?? []);
  const bib = flavour === 'marc21' ? mapMarc21(index, itemsAndHoldings) : mapUnimarc(index, itemsAndHoldings);
  return marks === undefined ? bib : { ...bib, marks };
}
