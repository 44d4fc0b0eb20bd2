import { searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { COURSE_BOOK_UNNAMED } from '@lectern/contracts/shelf/courses/errors';
import type { GivenBook } from '@lectern/contracts/shelf/courses/given-book';
import { normaliseIsbn } from '@lectern/rules/isbn';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { authorLine, mainIsbn } from '../../collection/catalogue/records/bib-words.ts';
import { findBib } from '../../collection/catalogue/records/find-bibs.ts';
import { recordSources } from '../../collection/catalogue/records/record-sources.ts';
import { listHits } from '../../discovery/search/list-hits.ts';
import type { BookFacts } from './store/write-course.ts';
import type { CourseBookTable } from './tables.ts';

/**
 * What is kept of a book that a teacher or the desk names: as the catalogue has it, by its record or its ISBN, else as it was typed. A book
 * of the course whose record is gone stays as it is.
 */
export async function describeBook(
  deps: Deps,
  tenant: Tenant,
  given: GivenBook,
  ofCourse: readonly CourseBookTable[] = [],
): Promise<BookFacts | Refusal<'COURSE_BOOK_UNNAMED'>> {
  const { kind, note } = given;
  const isbn = normaliseIsbn(given.isbn);
  const found = await factsOfRecord(deps, tenant, given.recordId || (await idOfIsbn(deps, tenant, isbn)));
  if (found) return { kind, note, ...found };
  const before = ofCourse.find((row) => given.recordId !== '' && row.record_id === given.recordId);
  if (before) return { kind, note, ...factsOfRow(before) };
  if (given.title === '' && isbn === undefined) return refuse(COURSE_BOOK_UNNAMED);
  return {
    kind,
    note,
    recordId: '',
    source: '',
    controlNumber: '',
    title: given.title || `ISBN ${isbn}`,
    author: given.author,
    isbn: isbn ?? '',
    publishYear: null,
  };
}

type Facts = Omit<BookFacts, 'kind' | 'note'>;

async function factsOfRecord(
  { db }: Pick<Deps, 'db'>,
  tenant: Tenant,
  recordId: string,
): Promise<Facts | undefined> {
  if (recordId === '') return undefined;
  const bib = (await findBib(db, tenant.id, recordId))?.bib;
  const source = (await recordSources(db, tenant.id, [recordId])).get(recordId);
  return (
    bib &&
    source && {
      recordId,
      ...source,
      title: bib.title,
      author: authorLine(bib),
      isbn: mainIsbn(bib),
      publishYear: bib.year ?? null,
    }
  );
}

/** Empty if no record has the ISBN, and while there is no index to ask. */
async function idOfIsbn(deps: Deps, tenant: Tenant, isbn: string | undefined): Promise<string> {
  if (isbn === undefined) return '';
  const state = searchStateSchema.parse({ searchItems: [{ field: 'isbn', value: isbn }] });
  const found = await listHits(deps, tenant, state, 1);
  return isRefusal(found) ? '' : (found.ids[0] ?? '');
}

function factsOfRow(row: CourseBookTable): Facts {
  return {
    recordId: row.record_id,
    source: row.source,
    controlNumber: row.control_number,
    title: row.title,
    author: row.author,
    isbn: row.isbn,
    publishYear: row.publish_year,
  };
}
