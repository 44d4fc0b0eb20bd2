import type { Bib } from '../bib.ts';
import type { MarcFlavour, MarcRecord } from '../marc-record.ts';
import { detectFlavour } from './detect-flavour.ts';
import { FieldIndex } from './field-index.ts';
import { itemProfileOf } from './items/detect-item-profile.ts';
import type { ItemProfile } from './items/item-profile.ts';
import { type ItemsAndHoldings, readItems } from './items/read-items.ts';
import { mapMarc21 } from './marc21/map-marc21.ts';
import { mapUnimarc } from './unimarc/map-unimarc.ts';

export interface MapOptions {
  /** Family of the record; found from the record where it is not given. */
  readonly flavour?: MarcFlavour;
  /** How items are written; found from the record where it is not given. */
  readonly itemProfile?: ItemProfile;
}

const NOTHING: ItemsAndHoldings = { holdings: [], items: [] };

/**
 * A decoded record as a Bib. Every record gives one, however odd: what cannot be read is left out, nothing is thrown.
 * A bib whose record has no title at all has an empty `title`.
 */
export function mapRecord(record: MarcRecord, options: MapOptions = {}): Bib {
  const index = new FieldIndex(record);
  const flavour = options.flavour ?? detectFlavour(record);
  const profile = options.itemProfile ?? itemProfileOf(index, flavour);
  const itemsAndHoldings = profile === undefined ? NOTHING : readItems(index, profile);
  return flavour === 'marc21' ? mapMarc21(index, itemsAndHoldings) : mapUnimarc(index, itemsAndHoldings);
}
