import { turnedIn } from '../../../platform/db/shown-days.ts';
import { htmlToText } from '../../../platform/html-to-text.ts';
import type { Searchable } from '../../../platform/searchable.ts';
import { findOpenTopics } from './store/topic-store.ts';

/** Topics are found by title, summary and text, while they are open. */
export const searchableTopics: Searchable = {
  kind: 'topic',
  async shown(db, day, ids) {
    const rows = await findOpenTopics(db, day, ids);
    return rows.map(({ id, title, summary, body, shown_from, created_at }) => ({
      id,
      words: [{ language: undefined, title, text: `${summary} ${htmlToText(body)}`.trim() }],
      day: shown_from || created_at.slice(0, 'YYYY-MM-DD'.length),
    }));
  },
  turned: turnedIn('topic'),
};
