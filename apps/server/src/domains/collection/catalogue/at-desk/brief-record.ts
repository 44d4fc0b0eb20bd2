import type { BriefKind } from '@lectern/contracts/counter/quick-add/fields';
import type { MarcField, MarcRecord } from '@lectern/marc/marc-record';

/** What is known of a work that staff describe in a moment. */
export interface BriefDescription {
  readonly title: string;
  /** Empty if unknown. */
  readonly author: string;
  readonly year: number | undefined;
  /** As it was typed; empty for none. */
  readonly isbn: string;
  readonly kind: BriefKind;
}

/** Type of record and bibliographic level (leader/06-07 of MARC 21) by kind. */
const TYPE_AND_LEVEL: Readonly<Record<BriefKind, string>> = {
  book: 'am',
  journal: 'as',
  audio: 'jm',
  video: 'gm',
  score: 'cm',
  map: 'em',
  image: 'km',
  kit: 'om',
  object: 'rm',
};

/** The description as a MARC 21 record, marked as abbreviated (leader/17 is 3): exports and a later remapping need no case of their own. */
export function briefRecord(
  controlNumber: string,
  { title, author, year, isbn, kind }: BriefDescription,
): MarcRecord {
  const field = (tag: string, indicators: string, value: string): MarcField => ({
    tag,
    ind1: indicators.charAt(0),
    ind2: indicators.charAt(1),
    subfields: [{ code: tag === '264' ? 'c' : 'a', value }],
  });
  return {
    leader: `00000n${TYPE_AND_LEVEL[kind]} a22000003  4500`,
    fields: [
      { tag: '001', value: controlNumber },
      ...(isbn === '' ? [] : [field('020', '  ', isbn)]),
      // A comma says that the family name comes first.
      ...(author === '' ? [] : [field('100', author.includes(',') ? '1 ' : '0 ', author)]),
      field('245', author === '' ? '00' : '10', title),
      ...(year === undefined ? [] : [field('264', ' 1', `${year}`)]),
    ],
  };
}
