import { randomBytes } from 'node:crypto';
import { toBit } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { hashToken } from '../../../platform/hash-token.ts';
import { isSameText } from '../../../platform/same-text.ts';
import type { Sip2Encoding } from '../../../platform/sip2/sip2-encodings.ts';
import type { Sip2LineEnd } from '../../../platform/sip2/sip2-line-ends.ts';
import type { Sip2TerminalTable } from './tables.ts';
import { addTerminalRow, deleteTerminalRow, findTerminalRow, listTerminalRows } from './terminal-store.ts';

/** A machine that speaks SIP2, and the library that it stands in. */
export interface Terminal {
  readonly account: string;
  readonly libraryCode: string;
  readonly encoding: Sip2Encoding;
  readonly lineEnd: Sip2LineEnd;
  /** Readers prove themselves by their password too. */
  readonly needsPin: boolean;
}

/** Why a terminal was not added. */
export type TerminalFault = 'account' | 'exists';

const SECRET_BYTES = 18;
const ACCOUNT = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Adds a terminal. Answers its secret, which can be read only now. */
export async function addTerminal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  { account, libraryCode, encoding, lineEnd, needsPin }: Terminal,
): Promise<{ readonly secret: string } | { readonly fault: TerminalFault }> {
  if (!ACCOUNT.test(account)) return { fault: 'account' };
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const added = await addTerminalRow(db, {
    tenant_id: tenantId,
    account,
    secret_hash: hashToken(secret),
    library_code: libraryCode,
    encoding,
    line_end: lineEnd,
    needs_pin: toBit(needsPin),
    created_at: clock.now().toISOString(),
  });
  return added ? { secret } : { fault: 'exists' };
}

export async function listTerminals(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
): Promise<readonly Terminal[]> {
  return (await listTerminalRows(db, tenantId)).map(presentTerminal);
}

/** False if there was none. Its next message is refused, also on an open connection. */
export function removeTerminal(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  account: string,
): Promise<boolean> {
  return deleteTerminalRow(db, tenantId, account);
}

/** The terminal with this account and secret; undefined if there is none. */
export async function proveTerminal(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  account: string,
  secret: string,
): Promise<(Terminal & { readonly secretHash: string }) | undefined> {
  const row = await findTerminalRow(db, tenantId, account);
  if (!row || !isSameText(row.secret_hash, hashToken(secret))) return undefined;
  return { ...presentTerminal(row), secretHash: row.secret_hash };
}

/** The terminal as it is now; undefined if it was removed, or added anew with another secret. */
export async function currentTerminal(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  { account, secretHash }: { readonly account: string; readonly secretHash: string },
): Promise<Terminal | undefined> {
  const row = await findTerminalRow(db, tenantId, account);
  return row?.secret_hash === secretHash ? presentTerminal(row) : undefined;
}

function presentTerminal(row: Sip2TerminalTable): Terminal {
  const { account, library_code: libraryCode, encoding, line_end: lineEnd, needs_pin } = row;
  return { account, libraryCode, encoding, lineEnd, needsPin: needs_pin === 1 };
}
