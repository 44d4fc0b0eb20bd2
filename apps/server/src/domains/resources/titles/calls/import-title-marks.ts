import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { importTitleMarks } from '@lectern/contracts/resources/titles/import-title-marks';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { readMarks } from '../marks/read-marks.ts';
import { compareMarks, replaceMarks } from '../marks/replace-marks.ts';
import { enqueueSettling } from '../settle/follow-all.ts';
import { lockTitles } from '../settle/settle-titles.ts';
import { countByIssns } from '../store/title-store.ts';

export const importTitleMarksCall = implementUpload(importTitleMarks)(
  async ({ input: { mark, check }, upload, context: { tenant, staff }, deps }) => {
    const read = await readMarks(upload.stream);
    if (isRefusal(read)) return read;
    const { issns, readCount, wrongCount, wrong, columns } = read;
    const now = deps.clock.now().toISOString();
    const { came, went } = await inTransaction(deps.db, async (tx) => {
      await lockTitles(tx, tenant.id);
      const change = await compareMarks(tx, tenant.id, mark, issns);
      if (check) return change;
      await replaceMarks(tx, tenant.id, mark, change);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'titles.mark',
        subject: mark,
        before: undefined,
        after: { cameCount: change.came.length, wentCount: change.went.length },
        at: now,
      });
      await enqueueSettling(tx, tenant.id, now);
      return change;
    });
    return {
      isCheck: check,
      readCount,
      issnCount: issns.size,
      cameCount: came.length,
      wentCount: went.length,
      titleCount: await countByIssns(deps.db, tenant.id, [...issns]),
      wrongCount,
      wrong,
      columns,
    };
  },
);
