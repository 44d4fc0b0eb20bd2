import type { AnnouncementTopic } from '@lectern/contracts/talk/announcements/announcement';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    announcement: AnnouncementTable;
  }
}

export interface AnnouncementTable {
  id: string;
  tenant_id: string;
  /** JSON: `AnnouncementText[]`, one of each language, the HTML clean. */
  texts: string;
  /** Calendar dates of the library; empty without them. */
  shown_from: string;
  shown_to: string;
  /** Calendar date: the first day, without one that on which it was opened. */
  begins_on: string;
  /** 0: a draft. */
  is_open: Bit;
  is_pinned: Bit;
  /** Empty: about the library itself. */
  topic: AnnouncementTopic;
  /** One more with each change. */
  version: number;
  created_at: string;
  updated_at: string;
}
