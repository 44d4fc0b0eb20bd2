import { WISH_NOT_FOUND } from '@lectern/contracts/buying/recommendations/errors';
import { listWishingReaders } from '@lectern/contracts/buying/recommendations/list-wishing-readers';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { accountsOf } from '../../../people/account/accounts-of.ts';
import { namesOfStaff } from '../../../people/staff/colleagues.ts';
import { nameOfCode } from '../code-names.ts';
import { shownAnswers, type WishAnswer } from '../given-answers.ts';
import { readersOfWishes } from '../store/reader-store.ts';
import { findWish, stepsOf } from '../store/wish-store.ts';

export const listWishingReadersCall = implement(listWishingReaders)(
  async ({ input: { id }, context: { tenant, language }, deps }) => {
    if (!(await findWish(deps.db, tenant.id, id))) return refuse(WISH_NOT_FOUND);
    const { wishes, lists } = tenant.settings;
    const [rows, steps] = await Promise.all([
      readersOfWishes(deps.db, tenant.id, [id]),
      stepsOf(deps.db, tenant.id, [id]),
    ]);
    const [accounts, colleagues] = await Promise.all([
      accountsOf(
        deps.db,
        tenant.id,
        rows.map(({ patron_id }) => patron_id),
      ),
      namesOfStaff(
        deps.db,
        tenant.id,
        steps.map(({ staff_id }) => staff_id).filter((one) => one !== ''),
      ),
    ]);
    return {
      readers: rows.map((row) => {
        const { name = '', primaryId = '' } = accounts.get(row.patron_id) ?? {};
        return {
          name,
          primaryId,
          reason: row.reason,
          reasonName: nameOfCode(wishes.reasons, row.reason, language),
          note: row.note,
          majorName: nameOfCode(lists.majors, row.major, language),
          joinedAt: row.joined_at,
          isNamed: row.is_named === 1,
          wantsCopy: row.wants_copy === 1,
          pickupLibrary: row.pickup_library,
          answers: shownAnswers(wishes.form, fromJson<WishAnswer[]>(row.form_fields), language),
        };
      }),
      steps: steps.map(({ state, at, reply, staff_id }) => ({
        state,
        at,
        reply,
        by: colleagues.get(staff_id) ?? '',
      })),
    };
  },
);
