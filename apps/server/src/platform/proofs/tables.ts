declare module '../db/schema.ts' {
  interface Schema {
    proof: ProofTable;
  }
}

/** Papers that strangers can check. */
export type ProofKind = 'receipt';

/** A copy of a paper that was handed out. */
export interface ProofTable {
  /** SHA-256 of the token that is printed on it. */
  token_hash: string;
  tenant_id: string;
  kind: ProofKind;
  /** What the paper is of: the number of a receipt, the id of a certificate. */
  subject: string;
  issued_at: string;
}
