import type { FeedbackKind, FeedbackState } from '@lectern/contracts/talk/feedback/feedback';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    feedback: FeedbackTable;
    feedback_message: FeedbackMessageTable;
    feedback_picture: FeedbackPictureTable;
  }
}

/** A conversation of a reader with the library. */
export interface FeedbackTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  kind: FeedbackKind;
  /** JSON of ServiceDetails: what the form of a service says. */
  details: string;
  /** Empty unless it is about a record. */
  record_id: string;
  /** The record's title as it was then, or what a service is asked about. */
  title: string;
  /** Without secrets; empty where the reader did not want to send it. */
  page: string;
  browser: string;
  state: FeedbackState;
  sent_at: string;
  updated_at: string;
}

export interface FeedbackMessageTable {
  id: string;
  tenant_id: string;
  feedback_id: string;
  /** Whose conversation it is. */
  patron_id: string;
  /** Who of the staff wrote it; empty for what the reader wrote. */
  staff_id: string;
  text: string;
  sent_at: string;
}

export interface FeedbackPictureTable {
  /** 160 random bits: with it the picture can be fetched. */
  id: string;
  tenant_id: string;
  feedback_id: string;
  patron_id: string;
  /** A JPEG file in base64. It lies in the row so that it ends with the row. */
  content: string;
  added_at: string;
}
