import type { ResearcherDetail } from '@lectern/contracts/resources/researchers/researcher';
import type { Db } from '../../../../platform/db/database.ts';
import { countValues } from '../../../discovery/authors/count-values.ts';
import { formsOf, shownName } from '../../../discovery/authors/name-forms.ts';
import { keyOf } from '../person-names.ts';
import { shownByForm } from '../store/researcher-store.ts';
import type { FoundPublications } from './find-publications.ts';

const MOST_VALUES = 12;

/** What the known publications of a person say by year, subject and co-author. Guesses count in none. */
export async function summarise(
  db: Db,
  tenantId: string,
  { known, person }: FoundPublications,
): Promise<Pick<ResearcherDetail, 'years' | 'subjects' | 'coAuthors'>> {
  const years = countValues(known.flatMap(({ year }) => (year === undefined ? [] : String(year))));
  const bibs = known.flatMap(({ record }) => record?.bib ?? []);
  const headings = bibs.flatMap(({ subjects }) => [
    ...new Set(subjects.flatMap(({ kind, parts }) => (kind === 'genre' ? [] : (parts[0] ?? [])))),
  ]);
  const others = bibs.flatMap(({ creators }) =>
    creators.filter(
      (one) =>
        one.kind === 'person' &&
        !(one.numbers ?? []).some((number) => person.numbers.has(number)) &&
        !formsOf(one).some((form) => person.keys.has(keyOf(form))),
    ),
  );
  const nameOfKey = new Map(others.map((one) => [keyOf(shownName(one)), shownName(one)]));
  const coAuthors = countValues(others.map((one) => keyOf(shownName(one)))).slice(0, MOST_VALUES);
  const researchers = await shownByForm(
    db,
    tenantId,
    coAuthors.map(({ value }) => value),
  );
  return {
    years: years
      .map(({ value, count }) => ({ year: Number(value), count }))
      .toSorted((one, other) => one.year - other.year),
    subjects: countValues(headings)
      .slice(0, MOST_VALUES)
      .map(({ value, count }) => ({ heading: value, count })),
    coAuthors: coAuthors.map(({ value, count }) => ({
      name: nameOfKey.get(value) ?? value,
      count,
      researcherId: researchers.get(value) ?? '',
    })),
  };
}
