import type { ForgetReader } from '../../../platform/forget-reader.ts';
import { ratingChanged } from './rating-changed.ts';

/** Removes the reviews, stars and public name of a reader who leaves. The index forgets the stars too. */
export const forgetReviews: ForgetReader = async (tx, tenantId, patronId, deps) => {
  const removed = await tx
    .deleteFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .returning('record_id')
    .execute();
  await tx
    .deleteFrom('public_name')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
  const recordIds = new Set(removed.map(({ record_id }) => record_id));
  await ratingChanged(deps, tx, tenantId, [...recordIds]);
};
