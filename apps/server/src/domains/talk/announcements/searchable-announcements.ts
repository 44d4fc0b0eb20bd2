import { turnedIn } from '../../../platform/db/shown-days.ts';
import { htmlToText } from '../../../platform/html-to-text.ts';
import type { Searchable } from '../../../platform/searchable.ts';
import { textsOf } from './present-announcements.ts';
import { findShownAnnouncements } from './store/announcement-store.ts';

/** Announcements are found by their words in all languages, while they are shown. */
export const searchableAnnouncements: Searchable = {
  kind: 'announcement',
  async shown(db, day, ids) {
    const rows = await findShownAnnouncements(db, day, ids);
    return rows.map((row) => ({
      id: row.id,
      words: textsOf(row).map(({ language, title, text }) => ({ language, title, text: htmlToText(text) })),
      day: row.begins_on,
    }));
  },
  turned: turnedIn('announcement'),
};
