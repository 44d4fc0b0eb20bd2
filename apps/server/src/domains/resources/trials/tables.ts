import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    trial_opinion: TrialOpinionTable;
  }
}

/** What a reader thinks of a trial. It is removed with the database, and when the reader leaves. */
export interface TrialOpinionTable {
  tenant_id: string;
  eresource_id: string;
  patron_id: string;
  /** JSON: `TrialAnswer[]`. */
  opinions: string;
  /** 1: staff see who answered. */
  with_name: Bit;
  given_at: string;
}

/** An answer to one question. */
export interface TrialAnswer {
  readonly questionId: string;
  readonly text: string;
}
