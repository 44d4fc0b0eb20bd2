import type { OwnReview } from '@lectern/contracts/talk/reviews/review';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { coverAddress } from '../../collection/catalogue/records/cover-address.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { findBySource } from '../../collection/catalogue/records/record-sources.ts';
import { reviewedEresources } from './reviewed-things.ts';
import type { ReviewTable } from './tables.ts';
import { sourceOfKey } from './work-key.ts';

/** Reviews as their author sees them. A work whose record came back under another id leads to the new record. */
export async function presentOwn(
  deps: Pick<Deps, 'db' | 'keepable'>,
  tenant: Tenant,
  rows: readonly ReviewTable[],
): Promise<OwnReview[]> {
  const { db } = deps;
  const ids = rows.map((row) => row.record_id);
  const shown = await findBibs(db, tenant.id, ids);
  const others = ids.filter((id) => !shown.has(id));
  const eresources = await reviewedEresources(deps, tenant.id, others);
  return Promise.all(
    rows.map(async (row) => {
      const known = shown.has(row.record_id) || eresources.has(row.record_id);
      const recordId = known
        ? row.record_id
        : ((await findBySource(db, tenant.id, sourceOfKey(row.work_key))) ?? row.record_id);
      return {
        commentId: row.id,
        kind: row.kind,
        recordId,
        inCatalogue: known || recordId !== row.record_id,
        docCode: row.doc_code,
        title: row.title,
        author: row.author,
        isbn: row.isbn,
        imgUrl: coverAddress(tenant.settings, shown.get(row.record_id)?.bib),
        stars: row.stars,
        content: row.content,
        state: row.state,
        reason: row.refusal_reason,
        submissionTime: row.submitted_at,
        checkTime: row.checked_at,
      };
    }),
  );
}
