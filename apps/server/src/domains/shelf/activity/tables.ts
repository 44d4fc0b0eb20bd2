import type { ActivityEvent } from '@lectern/contracts/shelf/activity/events';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    activity: ActivityTable;
    activity_choice: ActivityChoiceTable;
    click_count: ClickCountTable;
  }
}

/** What a reader did in the portal, for this reader alone. */
export interface ActivityTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  event: ActivityEvent;
  /** The id of a work, or the number of an entry of the menu; empty for neither. */
  subject: string;
  occurred_at: string;
}

/** A reader who switched the records off, or erased them. */
export interface ActivityChoiceTable {
  tenant_id: string;
  patron_id: string;
  is_off: Bit;
  /** What happened until then is not written any more. */
  erased_at: string | null;
  changed_at: string;
}

/** How often something was used on a day, without who used it. */
export interface ClickCountTable {
  tenant_id: string;
  /** YYYY-MM-DD, of the library. */
  day: string;
  event: ActivityEvent;
  subject: string;
  count: number;
}
