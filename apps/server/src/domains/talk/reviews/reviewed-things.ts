import type { ReviewKind } from '@lectern/contracts/talk/reviews/review';
import type { Deps } from '../../../platform/deps.ts';
import { describeThings } from '../../../platform/keepable.ts';
import { authorLine, mainIsbn } from '../../collection/catalogue/records/bib-words.ts';
import { findBib } from '../../collection/catalogue/records/find-bibs.ts';
import { isRecordId } from '../../collection/catalogue/records/record-id.ts';
import { type RecordSource, recordSources } from '../../collection/catalogue/records/record-sources.ts';

/** What can be reviewed: a work of the catalogue or an electronic database. */
export interface ReviewedThing {
  readonly kind: ReviewKind;
  /** Its identity, which stays the same when it is removed and comes back. */
  readonly source: RecordSource;
  /** Type of the resource; empty for a database. */
  readonly docCode: string;
  readonly title: string;
  readonly author: string;
  readonly isbn: string;
  /** Whether readers may write about it. */
  readonly takesReviews: boolean;
}

type Needed = Pick<Deps, 'db' | 'keepable'>;

/** The work or database with an id that readers may write about; undefined if there is none. */
export async function findReviewed(
  deps: Needed,
  tenantId: string,
  id: string,
): Promise<ReviewedThing | undefined> {
  const record = isRecordId(id) ? await findBib(deps.db, tenantId, id) : undefined;
  if (!record) {
    const eresource = (await reviewedEresources(deps, tenantId, [id])).get(id);
    return eresource?.takesReviews === true ? eresource : undefined;
  }
  const source = (await recordSources(deps.db, tenantId, [id])).get(id);
  if (!source) return undefined;
  const { bib } = record;
  const { docType: docCode, title } = bib;
  return {
    kind: 'bib',
    source,
    docCode,
    title,
    author: authorLine(bib),
    isbn: mainIsbn(bib),
    takesReviews: true,
  };
}

/** The identities of works and databases, by id; those that do not exist are absent. */
export async function reviewedSources(
  deps: Needed,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordSource>> {
  const sources = await recordSources(deps.db, tenantId, ids);
  const others = await reviewedEresources(
    deps,
    tenantId,
    ids.filter((id) => !sources.has(id)),
  );
  return new Map([...sources, ...[...others].map(([id, { source }]) => [id, source] as const)]);
}

/** The databases among these ids. */
export async function reviewedEresources(
  deps: Needed,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReviewedThing>> {
  const things = await describeThings(deps, deps.db, tenantId, ids.filter(isRecordId));
  return new Map(
    [...things].flatMap(([id, { kind, takesReviews = true, title, author, isbn, source, controlNumber }]) =>
      kind === 'eresource'
        ? [
            [
              id,
              { kind, title, author, isbn, docCode: '', takesReviews, source: { source, controlNumber } },
            ] as const,
          ]
        : [],
    ),
  );
}
