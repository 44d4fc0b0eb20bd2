import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { later } from '../clock.ts';
import { fromJson, toJson } from '../db/codecs.ts';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { hashToken } from '../hash-token.ts';

/** What tickets carry, by purpose: each user of tickets adds its own (declaration merging). JSON values only. */
// biome-ignore lint/suspicious/noEmptyInterface: the members come from other files.
export interface TicketPayloads {}

export type TicketPurpose = keyof TicketPayloads;

export interface NewTicket<P extends TicketPurpose> {
  readonly tenantId: string;
  readonly purpose: P;
  readonly payload: TicketPayloads[P];
  /** `context.browser`'s hash, for a ticket that only this browser may redeem. */
  readonly browser?: string | undefined;
  readonly seconds: number;
  readonly now: Date;
}

/** Who redeems a ticket, and when. */
export interface Redeemer {
  readonly browser?: string | undefined;
  readonly now: Date;
}

const TEXT_BYTES = 32;

/** Stores a one-time ticket and answers its text, which is stored nowhere: 43 characters of base64url. */
export async function issueTicket<P extends TicketPurpose>(db: Db, ticket: NewTicket<P>): Promise<string> {
  const text = randomBytes(TEXT_BYTES).toString('base64url');
  const { tenantId, purpose, payload, browser = '', seconds, now } = ticket;
  await db
    .insertInto('ticket')
    .values({
      tenant_id: tenantId,
      text_hash: hashToken(text),
      purpose,
      browser_hash: browser,
      payload: toJson(payload),
      expires_at: later(now, seconds),
    })
    .execute();
  return text;
}

/**
 * Uses a ticket up and answers its payload. Undefined if it is unknown, used, expired, or of another tenant, purpose or
 * browser. Of several who redeem it at once, one gets the payload.
 */
export async function redeemTicket<P extends TicketPurpose>(
  db: Db,
  tenantId: string,
  purpose: P,
  text: string,
  redeemer: Redeemer,
): Promise<TicketPayloads[P] | undefined> {
  const row = await db
    .deleteFrom('ticket')
    .where(isRedeemable(tenantId, purpose, text, redeemer))
    .returning('payload')
    .executeTakeFirst();
  return row && fromJson(row.payload);
}

/** The payload of a ticket that could be redeemed now; the ticket stays. */
export async function readTicket<P extends TicketPurpose>(
  db: Db,
  tenantId: string,
  purpose: P,
  text: string,
  redeemer: Redeemer,
): Promise<TicketPayloads[P] | undefined> {
  const row = await db
    .selectFrom('ticket')
    .select('payload')
    .where(isRedeemable(tenantId, purpose, text, redeemer))
    .executeTakeFirst();
  return row && fromJson(row.payload);
}

/** The condition for the row of a ticket that this redeemer may redeem now. */
function isRedeemable(tenantId: string, purpose: TicketPurpose, text: string, redeemer: Redeemer) {
  const { browser = '', now } = redeemer;
  return (ticket: ExpressionBuilder<Schema, 'ticket'>) =>
    ticket.and([
      ticket('tenant_id', '=', tenantId),
      ticket('text_hash', '=', hashToken(text)),
      ticket('purpose', '=', purpose),
      ticket('browser_hash', 'in', ['', browser]),
      ticket('expires_at', '>', now.toISOString()),
    ]);
}
