import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { hashToken } from '../hash-token.ts';
import { type SecretKey, seal, secretKey, unseal } from '../secrets/seal.ts';
import type { ProofTable } from './tables.ts';

const TOKEN_BYTES = 24;
/** 32 characters of base64url. */
const TOKEN = /^[\w-]{32}$/;

/** What is found by the token on a paper. */
export interface Proof extends Pick<ProofTable, 'kind' | 'subject'> {
  /** What the paper says; empty if that was not sealed. */
  readonly content: string;
}

/**
 * A token to print on a copy of a paper. Each copy has its own: tokens are stored nowhere, only their hashes are. A `content` is sealed
 * with the token, so that nobody can read it without the paper.
 */
export async function issueProof(
  db: Db,
  {
    tenantId,
    kind,
    subject = '',
    content = '',
    now,
  }: Pick<ProofTable, 'kind'> &
    Partial<Proof> & {
      readonly tenantId: string;
      readonly now: Date;
    },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('proof')
    .values({
      token_hash: hashToken(token),
      tenant_id: tenantId,
      kind,
      subject,
      sealed: content === '' ? '' : seal(keyOf(token), placeOf(tenantId, kind), content),
      issued_at: now.toISOString(),
    })
    .execute();
  return token;
}

/** What the paper with a token is; undefined if the library handed out no such paper. */
export async function findProof(db: Db, tenantId: string, token: string): Promise<Proof | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const found = await db
    .selectFrom('proof')
    .select(['kind', 'subject', 'sealed'])
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!found) return undefined;
  const { kind, subject, sealed } = found;
  return { kind, subject, content: unseal(keyOf(token), placeOf(tenantId, kind), sealed) ?? '' };
}

/** Where anybody checks a paper. */
export function proofAddress(root: string, token: string): string {
  return `${root}/proof/${token}`;
}

function keyOf(token: string): SecretKey {
  return secretKey(createHmac('sha256', token).update('key of a paper').digest());
}

function placeOf(tenantId: string, kind: ProofTable['kind']): string {
  return JSON.stringify([tenantId, kind]);
}
