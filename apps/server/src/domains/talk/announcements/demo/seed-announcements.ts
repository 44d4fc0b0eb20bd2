import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { demoAnnouncements } from '@lectern/demo/announcements/demo-announcements';
import { addDays } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { announcementColumns } from '../announcement-columns.ts';
import { putAnnouncementRow } from '../put-announcement.ts';

/** Announcements of the library; one of them is a draft. */
export const announcementSeed: DemoSeed = {
  tables: ['announcement'],
  async load({ db, clock }, { demo, tenantId }) {
    const now = clock.now().toISOString();
    const today = now.slice(0, 10);
    for (const { texts, isPinned, topic, isDraft, begunDaysAgo, shownDays } of demoAnnouncements(demo)) {
      const columns = announcementColumns({
        texts,
        shownFrom: addDays(today, -begunDaysAgo),
        shownTo: shownDays === undefined ? '' : addDays(today, shownDays),
        isOpen: isDraft !== true,
        isPinned: isPinned === true,
        topic: topic ?? '',
      });
      if (isRefusal(columns)) continue;
      await inTransaction(db, (tx) =>
        putAnnouncementRow(tx, { tenantId, id: undefined, version: undefined, columns, today, now }),
      );
    }
  },
};
