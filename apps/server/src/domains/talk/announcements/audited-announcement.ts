import type { AuditedState } from '../../../platform/audit/note-change.ts';
import { textsOf } from './present-announcements.ts';
import type { AnnouncementTable } from './tables.ts';

/** An announcement as the audit has it: titles, and of the texts only how long they are. */
export function auditedAnnouncement(row: AnnouncementTable | undefined): AuditedState | undefined {
  if (!row) return undefined;
  const texts = textsOf(row);
  return {
    titles: texts.map(({ language, title }) => `${language}: ${title}`).join(' / '),
    characters: texts.reduce((sum, { text }) => sum + text.length, 0),
    shownFrom: row.shown_from,
    shownTo: row.shown_to,
    isOpen: row.is_open === 1,
    isPinned: row.is_pinned === 1,
    topic: row.topic,
  };
}
