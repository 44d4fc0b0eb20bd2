import { randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { hashToken } from '../hash-token.ts';
import type { ProofTable } from './tables.ts';

const TOKEN_BYTES = 24;
/** 32 characters of base64url. */
const TOKEN = /^[\w-]{32}$/;

/** A token to print on a copy of a paper. Each copy has its own: tokens are stored nowhere, only their hashes are. */
export async function issueProof(
  db: Db,
  {
    tenantId,
    kind,
    subject,
    now,
  }: Pick<ProofTable, 'kind' | 'subject'> & { readonly tenantId: string; readonly now: Date },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('proof')
    .values({
      token_hash: hashToken(token),
      tenant_id: tenantId,
      kind,
      subject,
      issued_at: now.toISOString(),
    })
    .execute();
  return token;
}

/** What the paper with a token is of; undefined if the library handed out no such paper. */
export async function findProof(
  db: Db,
  tenantId: string,
  token: string,
): Promise<Pick<ProofTable, 'kind' | 'subject'> | undefined> {
  if (!TOKEN.test(token)) return undefined;
  return db
    .selectFrom('proof')
    .select(['kind', 'subject'])
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Where anybody checks a paper. */
export function proofAddress(root: string, token: string): string {
  return `${root}/proof/${token}`;
}
