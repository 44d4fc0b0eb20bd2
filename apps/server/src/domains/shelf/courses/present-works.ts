import type { Language } from '@lectern/contracts/kernel/languages';
import type { CourseBook } from '@lectern/contracts/shelf/courses/course-book';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { listedBib } from '../../collection/catalogue/records/bib-words.ts';
import { coverAddress } from '../../collection/catalogue/records/cover-address.ts';
import { onlineAmong } from '../../collection/catalogue/records/eresources-of-bibs.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { findBySource } from '../../collection/catalogue/records/record-sources.ts';
import { availabilityKnown } from '../../collection/holdings/availability-known.ts';
import { presentNearest } from '../../collection/holdings/present-nearest.ts';
import { placeNames } from '../../collection/vocabulary/places/place-names.ts';
import type { CourseBookTable } from './tables.ts';

type Work = Omit<CourseBook, 'bookId' | 'kind' | 'note'>;

interface Asker {
  readonly tenant: Tenant;
  readonly language: Language;
}

/**
 * Works of courses in the order of their rows, as the catalogue has them now or else as they were when they were added, and how each can
 * be had now. A record that was removed and came back under another id is found by its source.
 */
export async function presentWorks(
  deps: Deps,
  { tenant, language }: Asker,
  rows: readonly CourseBookTable[],
): Promise<{ readonly works: Work[]; readonly asOf: string; readonly live: boolean }> {
  const ids = await currentIds(deps, tenant.id, rows);
  const held = [...new Set(ids.filter(Boolean))];
  const [known, places, bibs] = await Promise.all([
    availabilityKnown(deps, tenant, held),
    placeNames(deps.db, tenant.id, language),
    findBibs(deps.db, tenant.id, held),
  ]);
  const online = await onlineAmong(deps, tenant.id, [...bibs.values()]);
  const works = rows.map((row, at): Work => {
    const recordId = ids[at] ?? '';
    const bib = bibs.get(recordId)?.bib;
    const now = bib ? listedBib(bib) : undefined;
    const counts = known.value.get(recordId);
    return {
      recordId: bib ? recordId : '',
      title: now?.title ?? row.title,
      author: now?.author ?? row.author,
      isbn: now?.isbn ?? row.isbn,
      publisher: now?.publisher ?? '',
      publishYear: now ? now.publishYear : row.publish_year,
      imgUrl: coverAddress(tenant.settings, bib),
      availability: bib
        ? {
            itemCount: counts?.itemCount ?? 0,
            onShelfCount: counts?.onShelfCount ?? 0,
            loanableCount: counts?.loanableCount ?? 0,
            nearest: presentNearest(counts?.nearest, places),
            earliestDue: counts?.earliestDue ?? null,
            waiting: counts?.waiting ?? 0,
            online: online.has(recordId),
          }
        : null,
    };
  });
  return { works, asOf: known.asOf, live: known.live };
}

async function currentIds(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  rows: readonly CourseBookTable[],
): Promise<string[]> {
  const shown = await findBibs(db, tenantId, rows.map((row) => row.record_id).filter(Boolean));
  return Promise.all(
    rows.map(async ({ record_id, source, control_number }) => {
      if (record_id === '' || shown.has(record_id)) return record_id;
      return (await findBySource(db, tenantId, { source, controlNumber: control_number })) ?? '';
    }),
  );
}
