declare module '../../../platform/db/schema.ts' {
  interface Schema {
    sandbox_payment: SandboxPaymentTable;
    sandbox_refund: SandboxRefundTable;
  }
}

/** What the sandbox knows of a payment, as a provider would in its own books. */
export interface SandboxPaymentTable {
  tenant_id: string;
  number: string;
  /** SHA-256 of the token in the code that the reader scans. */
  token_hash: string;
  subject: string;
  /** Minor units. */
  amount: number;
  currency: string;
  state: 'open' | 'paid' | 'closed';
  expires_at: string;
  paid_at: string | null;
}

export interface SandboxRefundTable {
  tenant_id: string;
  number: string;
  payment_number: string;
  /** Minor units. */
  amount: number;
}
