import type { Bib } from '@lectern/marc/bib';
import { detectFlavour } from '@lectern/marc/mapping/detect-flavour';
import { trimIsbd } from '@lectern/marc/mapping/punctuation';
import type { DataField, MarcRecord } from '@lectern/marc/marc-record';
import { formatIsbn } from '@lectern/rules/isbn';

/** The parts of a record that recorded cases name by display field, all scripts together, and what known items are made of. */
export interface ShownRecord {
  readonly id: string;
  /** The bib's full title, as result pages show it. */
  readonly title: string;
  readonly creators: readonly string[];
  readonly isbns: readonly string[];
  readonly languages: readonly string[];
  readonly docType: string;
  /** Short texts beside the title that its row or page shows. */
  readonly facts: Readonly<Partial<Record<Fact, string>>>;
  readonly fields: Readonly<Record<ShownField, readonly string[]>>;
}

export const FACTS = [
  'year',
  'place',
  'imprint',
  'edition',
  'extent',
  'series number',
  'ISBN',
  'call number',
] as const;
export type Fact = (typeof FACTS)[number];

export type ShownField = 'title_245a' | 'title' | 'title_full' | 'author_person' | 'author_corp' | 'topic';

/** MARC 21 and UNIMARC tags and subfields of each display field. */
const PLACES: Readonly<Record<ShownField, readonly (readonly [tags: readonly string[], codes: string])[]>> = {
  title_245a: [
    [['245'], 'a'],
    [['200'], 'a'],
  ],
  title: [
    [['245'], 'abfgknps'],
    [['200'], 'aehi'],
  ],
  title_full: [
    [['245'], 'abcfghknps'],
    [['200'], 'aefghi'],
  ],
  author_person: [
    [['100'], 'abcdq'],
    [['700', '701'], 'abcf'],
  ],
  author_corp: [
    [['110'], 'abcdn'],
    [['710', '711'], 'abcd'],
  ],
  topic: [
    [['650'], 'a'],
    [['606', '610'], 'a'],
  ],
};

/** What of a record is judged by; `id` is what cases call it. */
export function shownRecord(id: string, record: MarcRecord, bib: Bib): ShownRecord {
  const unimarc = detectFlavour(record) === 'unimarc';
  const fields = record.fields.filter((field): field is DataField => 'subfields' in field);
  const shown = Object.fromEntries(
    Object.entries(PLACES).map(([name, places]) => {
      const [tags, codes] = places[unimarc ? 1 : 0]!;
      return [
        name,
        fields.filter((field) => tags.includes(meantTag(field))).flatMap((field) => textOf(field, codes)),
      ];
    }),
  ) as Record<ShownField, string[]>;
  return {
    id,
    title: bib.title,
    creators: bib.creators.flatMap(({ name, vernacular }) =>
      vernacular === undefined ? [name] : [name, vernacular],
    ),
    languages: bib.languages,
    docType: bib.docType,
    facts: factsOf(bib),
    isbns: [...new Set(bib.isbns.map(({ value }) => value))],
    fields: shown,
  };
}

/** Texts as they are shown; absent ones are left out. */
function factsOf({
  year,
  imprints,
  edition,
  physical,
  series,
  isbns,
  items,
  holdings,
}: Bib): ShownRecord['facts'] {
  const [imprint] = imprints;
  const isbn = isbns.find(({ valid }) => valid)?.value;
  const facts: Readonly<Record<Fact, string | undefined>> = {
    year: year === undefined ? undefined : String(year),
    place: imprint?.places[0],
    imprint:
      imprint && `${imprint.places.join('; ')} : ${imprint.publishers.join('; ')}, ${imprint.date ?? ''}`,
    edition,
    extent: physical[0]?.split(/\s+[:;]\s+/)[0],
    'series number': series.find(({ number }) => number !== undefined)?.number,
    ISBN: isbn && formatIsbn(isbn),
    'call number': [...items, ...holdings].find(({ callNumber }) => callNumber !== undefined)?.callNumber,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, text]) => /[\p{L}\p{N}]/u.test(text ?? '')));
}

/** An 880 stands for the field that it repeats in another script ("245-01/$1"). */
function meantTag(field: DataField): string {
  if (field.tag !== '880') return field.tag;
  return field.subfields.find(({ code }) => code === '6')?.value.slice(0, 3) ?? '';
}

function textOf({ subfields }: DataField, codes: string): string[] {
  const text = subfields
    .filter(({ code }) => codes.includes(code))
    .map(({ value }) => value.trim())
    .join(' ');
  const trimmed = trimIsbd(text.normalize('NFC'));
  return trimmed === '' ? [] : [trimmed];
}
