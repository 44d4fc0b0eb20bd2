import type { Language } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { AnnouncementTopic } from '@lectern/contracts/talk/announcements/announcement';
import {
  ANNOUNCEMENT_DATES_REVERSED,
  ANNOUNCEMENT_TITLE_MISSING,
} from '@lectern/contracts/talk/announcements/errors';
import { cleanHtml } from '../../../platform/clean-html.ts';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import type { AnnouncementColumns } from './store/announcement-store.ts';

/** Title and clean HTML in one language. */
export interface AnnouncementText {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
}

export interface AnnouncementFacts {
  readonly texts: readonly AnnouncementText[];
  readonly shownFrom: string;
  readonly shownTo: string;
  readonly isOpen: boolean;
  readonly isPinned: boolean;
  readonly topic: AnnouncementTopic;
}

/** What is stored of an announcement; a refusal if a title is missing, or it ends before it begins. */
export function announcementColumns(
  facts: AnnouncementFacts,
): AnnouncementColumns | Refusal<'ANNOUNCEMENT_TITLE_MISSING' | 'ANNOUNCEMENT_DATES_REVERSED'> {
  const { shownFrom, shownTo } = facts;
  const texts = facts.texts
    .map(({ text, ...named }) => ({ ...named, text: cleanHtml(text) }))
    .filter(({ title, text }) => title !== '' || text !== '');
  if (texts.length === 0 || texts.some(({ title }) => title === ''))
    return refuse(ANNOUNCEMENT_TITLE_MISSING);
  if (shownTo !== '' && shownTo < shownFrom) return refuse(ANNOUNCEMENT_DATES_REVERSED);
  return {
    texts: toJson(texts),
    shown_from: shownFrom,
    shown_to: shownTo,
    is_open: toBit(facts.isOpen),
    is_pinned: toBit(facts.isPinned),
    topic: facts.topic,
  };
}
