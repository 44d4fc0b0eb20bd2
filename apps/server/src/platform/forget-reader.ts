import type { Tx } from './db/database.ts';

/** Removes what a domain keeps of a reader who leaves, in the transaction that ends the account. Listed in `forgets` of its domain.ts. */
export type ForgetReader = (tx: Tx, tenantId: string, patronId: string) => Promise<void>;

declare module './deps.ts' {
  interface Deps {
    /** How all domains forget a reader. */
    readonly forgetReader: () => Promise<readonly ForgetReader[]>;
  }
}
