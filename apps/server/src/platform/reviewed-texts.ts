import type { ReviewedKind } from '@lectern/contracts/talk/moderation/kinds';
import type { Db, Tx } from './db/database.ts';
import type { Deps } from './deps.ts';

/** A text of a reader as the staff read it. */
export interface ShownText {
  /** The title of the work or the list. */
  readonly title: string;
  readonly text: string;
  /** An address that the browser of the staff can open; empty without a picture. */
  readonly pictureUrl: string;
  /** Empty if it is about no record. */
  readonly recordId: string;
}

export interface TextDecision {
  readonly isApproved: boolean;
  /** For the author; empty where staff gave none. */
  readonly reason: string;
  /** ISO instant. */
  readonly at: string;
}

/** Texts of one kind that readers write for others, listed in `reviewed` of the domain that keeps them. */
export interface ReviewedTexts {
  readonly kind: ReviewedKind;
  /** The texts by id; those that are gone are absent. */
  show(
    db: Db,
    tenantId: string,
    subjectIds: readonly string[],
    /** For addresses of pictures. */
    deps: Pick<Deps, 'config' | 'tenants'>,
  ): Promise<ReadonlyMap<string, ShownText>>;
  /** Opens the text to others, or takes it from their sight, in the transaction of the decision. False: it is gone. */
  decide(tx: Tx, tenantId: string, subjectId: string, decision: TextDecision): Promise<boolean>;
}

declare module './deps.ts' {
  interface Deps {
    /** The texts of readers that staff decide about, of all domains. */
    readonly reviewedTexts: () => Promise<readonly ReviewedTexts[]>;
  }
}
