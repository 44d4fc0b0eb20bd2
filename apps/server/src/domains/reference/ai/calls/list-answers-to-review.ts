import { listAnswersToReview } from '@lectern/contracts/reference/ai/list-answers-to-review';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { masksOfReaders } from '../review/mask-reader.ts';
import { countTurnsToReview, listTurnsToReview } from '../review/review-store.ts';
import { keptSince } from '../talk/kept-since.ts';
import { sourcesOf } from '../talk/kept-turn.ts';

export const listAnswersToReviewCall = implement(listAnswersToReview)(
  async ({ input: { list, page, rows: limit }, context: { tenant }, deps }) => {
    const shown = { tenantId: tenant.id, since: keptSince(tenant, deps.clock.now()) };
    const place = { offset: (page - 1) * limit, limit };
    const { total, rows } = await listTurnsToReview(deps.db, shown, list, place);
    const maskOf = await masksOfReaders(
      deps,
      tenant,
      rows.map((row) => row.patron_id),
    );
    return {
      total,
      waiting: {
        disliked: await countTurnsToReview(deps.db, shown, 'disliked'),
        unknown: await countTurnsToReview(deps.db, shown, 'unknown'),
      },
      answers: rows.map((row) => ({
        answerId: row.id,
        question: maskOf(row.patron_id)(row.question),
        reply: maskOf(row.patron_id)(row.reply),
        sources: sourcesOf(row).map(({ recordId, title }) => ({ recordId, title })),
        answeredBy: row.answered_by,
        isKnown: row.is_known === 1,
        isDisliked: row.rating === 'down',
        day: dateIn(tenant.settings.policy.timeZone, new Date(row.asked_at)),
        isReviewed: row.reviewed_at !== null,
      })),
    };
  },
);
