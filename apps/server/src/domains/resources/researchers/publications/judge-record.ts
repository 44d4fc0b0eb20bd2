import type { PublicationEvidence } from '@lectern/contracts/resources/researchers/researcher';
import type { Bib, Creator } from '@lectern/marc/bib';
import { formsOf } from '../../../discovery/authors/name-forms.ts';
import { type Heading, keyOf } from '../person-names.ts';

/** What a person is known by in records. */
export interface KnownBy {
  /** As records have them: `orcid:…`, `isni:…`, `(DE-588)118540238`. */
  readonly numbers: ReadonlySet<string>;
  readonly hasOrcid: boolean;
  readonly headings: readonly Heading[];
  /** Keys of all forms of the name. */
  readonly keys: ReadonlySet<string>;
}

/** Why a record is of the person; undefined where it is of nobody who could be them. */
export function judgeRecord(
  { creators }: Pick<Bib, 'creators'>,
  person: KnownBy,
): Extract<PublicationEvidence, 'number' | 'heading' | 'name'> | undefined {
  if (creators.some(({ numbers = [] }) => numbers.some((number) => person.numbers.has(number))))
    return 'number';
  const namesakes = creators.filter(
    (one) =>
      one.kind === 'person' &&
      !isAnother(one, person) &&
      formsOf(one).some((form) => person.keys.has(keyOf(form))),
  );
  if (namesakes.some((one) => person.headings.some((heading) => isHeading(one, heading)))) return 'heading';
  return namesakes.length > 0 ? 'name' : undefined;
}

/** Somebody with an ORCID iD that is not the person's. */
function isAnother({ numbers = [] }: Creator, { hasOrcid }: KnownBy): boolean {
  return hasOrcid && numbers.some((number) => number.startsWith('orcid:'));
}

/** A heading without years is no heading with years: that one is there to tell somebody else apart. */
function isHeading(creator: Creator, { name, year }: Heading): boolean {
  if (year === undefined ? creator.dates !== undefined : !creator.dates?.includes(year)) return false;
  const key = keyOf(name);
  return formsOf(creator).some((form) => keyOf(form) === key);
}
