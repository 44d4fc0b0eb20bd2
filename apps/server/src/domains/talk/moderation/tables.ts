import type { ReviewedKind, TextState } from '@lectern/contracts/talk/moderation/kinds';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    reader_text: ReaderTextTable;
    text_report: TextReportTable;
    author_block: AuthorBlockTable;
  }
}

/** A text that a reader sent to review, or that a reader reported. The text itself is a row of its domain. */
export interface ReaderTextTable {
  id: string;
  tenant_id: string;
  kind: ReviewedKind;
  subject_id: string;
  /** The author; empty for texts of the staff. */
  patron_id: string;
  state: TextState;
  /** Grows with each version that the author sends, and with each decision. */
  version: number;
  submitted_at: string;
  /** Since when staff should look at it; null if nothing is to do. */
  waits_since: string | null;
  reason: string;
  /** A member of the staff; empty while nobody decided. */
  decided_by: string;
  decided_at: string | null;
}

export interface TextReportTable {
  tenant_id: string;
  text_id: string;
  /** Who reported; a text of its own once the reader has left. */
  patron_id: string;
  reason: string;
  reported_at: string;
}

export interface AuthorBlockTable {
  tenant_id: string;
  patron_id: string;
  until: string;
  /** For the staff. */
  reason: string;
  blocked_at: string;
}
