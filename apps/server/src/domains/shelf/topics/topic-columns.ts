import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TOPIC_DATES_REVERSED, TOPIC_TITLE_MISSING } from '@lectern/contracts/shelf/topics/errors';
import type { TopicLink } from '@lectern/contracts/shelf/topics/topic';
import { fold } from '@lectern/search/analysis/fold';
import { cleanHtml } from '../../../platform/clean-html.ts';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import type { TopicColumns } from './store/topic-store.ts';

export interface TopicFacts {
  readonly title: string;
  readonly className: string;
  readonly summary: string;
  readonly text: string;
  readonly shownFrom: string;
  readonly shownTo: string;
  readonly isOpen: boolean;
  readonly isFeatured: boolean;
  readonly links: readonly TopicLink[];
}

/** What is stored of a topic; a refusal if it has no title, or ends before it begins. */
export function topicColumns(
  facts: TopicFacts,
): TopicColumns | Refusal<'TOPIC_TITLE_MISSING' | 'TOPIC_DATES_REVERSED'> {
  const { title, summary, shownFrom, shownTo } = facts;
  if (title === '') return refuse(TOPIC_TITLE_MISSING);
  if (shownTo !== '' && shownTo < shownFrom) return refuse(TOPIC_DATES_REVERSED);
  return {
    title,
    class_name: facts.className,
    summary,
    body: cleanHtml(facts.text),
    links: toJson(facts.links),
    is_open: toBit(facts.isOpen),
    is_featured: toBit(facts.isFeatured),
    shown_from: shownFrom,
    shown_to: shownTo,
    search_text: fold(`${title} ${summary}`),
  };
}
