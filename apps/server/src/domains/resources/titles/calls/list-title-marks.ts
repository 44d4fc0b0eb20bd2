import { listTitleMarks } from '@lectern/contracts/resources/titles/list-title-marks';
import { TITLE_MARKS } from '@lectern/contracts/resources/titles/title';
import { implement } from '../../../../platform/http/implement.ts';
import { countMarks } from '../store/mark-store.ts';

export const listTitleMarksCall = implement(listTitleMarks)(async ({ context: { tenant }, deps }) => {
  const counts = await countMarks(deps.db, tenant.id);
  return TITLE_MARKS.map((mark) => ({ mark, issnCount: counts.get(mark) ?? 0 }));
});
