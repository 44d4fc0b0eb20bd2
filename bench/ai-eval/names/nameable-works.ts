import type { Bib } from '@lectern/marc/bib';
import type { Deps } from '@lectern/server/platform/deps';
import { TENANT } from '@lectern/server/testing/built-rows';
import { hasHan, titleKey } from '../../relevance/plain-text.ts';
import type { Sample } from '../library/records.ts';

/** A work by the names that a reader would say. */
export interface NameableWork {
  /** Empty for a work that the library does not have. */
  readonly id: string;
  /** The title without what follows a colon. */
  readonly title: string;
  /** First name first; undefined where nobody is named. */
  readonly author: string | undefined;
  readonly subjects: readonly string[];
  readonly isbn: string | undefined;
  readonly classNumber: string | undefined;
  readonly hasAbstract: boolean;
  readonly isHan: boolean;
  readonly language: string;
}

export interface Nameable {
  readonly held: readonly NameableWork[];
  readonly absent: readonly NameableWork[];
  /** All titles, from which slips take their characters. */
  readonly titles: readonly string[];
}

const SHORTEST = { han: 3, latin: 12 };
const LONGEST = 60;
/** Letters, digits and the signs that people type. */
const TYPED = /^[\p{L}\p{M}\p{N} ,’'&-]+$/u;

/** The works of the library that can be asked for by name: with a title that no other has. */
export async function nameableWorks({ db }: Deps, sample: Sample): Promise<Nameable> {
  const rows = await db
    .selectFrom('bib')
    .select(['id', 'bib'])
    .where('tenant_id', '=', TENANT)
    .orderBy('control_number')
    .execute();
  const bibs = rows.map(({ id, bib }) => ({ id, bib: JSON.parse(bib) as Bib }));
  const held = bibs.map(({ id, bib }) => workOf(id, bib));
  const counts = new Map<string, number>();
  for (const { title } of held) counts.set(titleKey(title), (counts.get(titleKey(title)) ?? 0) + 1);
  // Also those who only wrote with others, or a part: their works are here.
  const authors = new Set(
    bibs
      .flatMap(({ bib }) => bib.creators)
      .flatMap(({ name, vernacular }) => [name, ...(vernacular ? [vernacular] : [])])
      .flatMap((name) => spoken(name) ?? [])
      .map(titleKey),
  );
  const absent = sample.absent
    .map(({ bib }) => workOf('', bib))
    .filter(
      ({ title, author }) =>
        isTyped(title) && !counts.has(titleKey(title)) && author && !authors.has(titleKey(author)),
    );
  return {
    held: held.filter(({ title }) => isTyped(title) && counts.get(titleKey(title)) === 1),
    absent,
    titles: held.map(({ title }) => title),
  };
}

function isTyped(title: string): boolean {
  const least = hasHan(title) ? SHORTEST.han : SHORTEST.latin;
  return (
    title.length >= least &&
    title.length <= LONGEST &&
    TYPED.test(title) &&
    (hasHan(title) || /\p{L} \p{L}/u.test(title))
  );
}

function workOf(id: string, bib: Bib): NameableWork {
  const title = bib.title.split(/\s*[:：=;/]\s/u)[0]?.trim() ?? '';
  const person = bib.creators.find(({ kind }) => kind === 'person');
  return {
    id,
    title,
    author: person && spoken(person.vernacular ?? person.name),
    subjects: bib.subjects
      .filter(({ parts }) => parts.length === 1 && TYPED.test(parts[0] ?? ''))
      .map(({ parts }) => parts[0] ?? ''),
    isbn: bib.isbns.find(({ valid }) => valid)?.value,
    classNumber: bib.classes.find(({ scheme }) => scheme === 'ddc' || scheme === 'clc')?.notation,
    hasAbstract: bib.abstracts.length > 0,
    isHan: hasHan(title),
    language: bib.languages[0] ?? '',
  };
}

/** "Melville, Herman" as people say it; undefined for what is no name of two words or of Han characters. */
function spoken(name: string): string | undefined {
  if (hasHan(name)) return /^\p{Script=Han}{2,4}$/u.test(name) ? name : undefined;
  const [family = '', given = '', more] = name.split(/,\s*/);
  return given === '' || more !== undefined || !/^[\p{L}'’ -]+$/u.test(`${family}${given}`)
    ? undefined
    : `${given} ${family}`;
}
