import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { demoAnswers } from '@lectern/demo/answers/demo-answers';
import { inTransaction } from '../../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../../platform/demo-seed.ts';
import { answerColumns } from '../answer-columns.ts';
import { putAnswerRow } from '../put-answer-row.ts';

/** Questions that the library answers itself; one of them is a draft. */
export const answerSeed: DemoSeed = {
  tables: ['library_answer'],
  async load({ db, clock }, { demo, tenantId }) {
    const now = clock.now().toISOString();
    for (const { texts, isDraft } of demoAnswers(demo)) {
      const columns = answerColumns({ texts, shownFrom: '', shownTo: '', isOpen: isDraft !== true });
      if (isRefusal(columns)) continue;
      await inTransaction(db, (tx) =>
        putAnswerRow(tx, { tenantId, id: undefined, version: undefined, columns, now }),
      );
    }
  },
};
