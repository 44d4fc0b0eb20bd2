import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type {
  AnnouncementSummary,
  announcementDetail,
  StaffAnnouncement,
} from '@lectern/contracts/talk/announcements/announcement';
import type * as z from 'zod';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { AnnouncementText } from './announcement-columns.ts';
import type { AnnouncementTable } from './tables.ts';

/** For whom texts are chosen. */
export interface Reading {
  readonly language: Language;
  readonly defaultLanguage: Language;
}

export function textsOf({ texts }: Pick<AnnouncementTable, 'texts'>): AnnouncementText[] {
  return fromJson(texts);
}

/** The text to show: in the reader's language, else in the one that `nameIn` would take. */
function textFor(row: AnnouncementTable, { language, defaultLanguage }: Reading): AnnouncementText {
  const texts = textsOf(row);
  const codes = Object.fromEntries(texts.map((text) => [text.language, text.language]));
  const chosen = nameIn(codes, language, defaultLanguage);
  return texts.find((text) => text.language === chosen) ?? { language, title: '', text: '' };
}

export function presentAnnouncement(row: AnnouncementTable, reading: Reading): AnnouncementSummary {
  const { title, language } = textFor(row, reading);
  const { id, begins_on: day, shown_to: shownTo } = row;
  return { id, title, language, day, shownTo, isPinned: row.is_pinned === 1 };
}

export function presentWholeAnnouncement(
  row: AnnouncementTable,
  reading: Reading,
): z.infer<typeof announcementDetail> {
  return { ...presentAnnouncement(row, reading), text: textFor(row, reading).text };
}

/** What staff see of an announcement on a day (YYYY-MM-DD). */
export function presentForStaff(row: AnnouncementTable, today: string): StaffAnnouncement {
  return {
    id: row.id,
    texts: textsOf(row),
    shownFrom: row.shown_from,
    shownTo: row.shown_to,
    isOpen: row.is_open === 1,
    isPinned: row.is_pinned === 1,
    topic: row.topic,
    state: stateOn(row, today),
    updatedAt: row.updated_at,
    version: row.version,
  };
}

function stateOn(row: AnnouncementTable, today: string): StaffAnnouncement['state'] {
  if (row.is_open === 0) return 'draft';
  if (row.shown_from > today) return 'coming';
  return row.shown_to !== '' && row.shown_to < today ? 'over' : 'shown';
}
