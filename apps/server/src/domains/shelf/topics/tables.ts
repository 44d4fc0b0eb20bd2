import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    topic: TopicTable;
    topic_list: TopicListTable;
  }
}

export interface TopicTable {
  id: string;
  tenant_id: string;
  title: string;
  /** Empty without a class. */
  class_name: string;
  summary: string;
  /** HTML as `clean-text.ts` leaves it. */
  body: string;
  /** Empty without a picture. */
  cover_file: string;
  /** JSON: `TopicLink[]`. */
  links: string;
  /** 0: a draft. */
  is_open: Bit;
  is_featured: Bit;
  /** Calendar dates of the library; empty without them. */
  shown_from: string;
  shown_to: string;
  /** One more with each change. */
  version: number;
  /** Title and summary, folded as the search folds words. */
  search_text: string;
  created_at: string;
  updated_at: string;
}

/** A book list that a topic shows. The list can be closed or deleted; then the topic leaves it out. */
export interface TopicListTable {
  tenant_id: string;
  topic_id: string;
  position: number;
  list_id: string;
}
