declare module '../db/schema.ts' {
  interface Schema {
    proof: ProofTable;
  }
}

/** Papers that strangers can check. */
export type ProofKind = 'receipt' | 'leaving' | 'donation';

/** A copy of a paper that was handed out. */
export interface ProofTable {
  /** SHA-256 of the token that is printed on it. */
  token_hash: string;
  tenant_id: string;
  kind: ProofKind;
  /** What the paper is of, such as the number of a receipt; empty where nothing is kept of it. */
  subject: string;
  /** What the paper says, sealed with its token: only who has the paper can read it. Empty if nothing. */
  sealed: string;
  issued_at: string;
}
