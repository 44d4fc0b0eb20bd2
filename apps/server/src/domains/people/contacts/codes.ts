import { createHash, randomInt } from 'node:crypto';
import type { Language } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  CHANNEL_UNAVAILABLE,
  CODE_LIMIT_REACHED,
  CODE_TOO_SOON,
  CODE_WRONG,
} from '@lectern/contracts/people/contacts/errors';
import type { ContactKind } from '@lectern/rules/contact-forms';
import { later } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isSameText } from '../../../platform/same-text.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findWindowEnd, reserveAttempt } from '../auth/attempts.ts';
import { sendNotice } from '../notices/send-notice.ts';
import type { CodePlace } from './code-place.ts';
import { countGuess, replaceCode, takeCode } from './code-store.ts';
import { canSend, DAY_SECONDS, timesLeft } from './daily-limits.ts';

/** Wrong guesses that a code survives, and one more. */
const MOST_GUESSES = 5;
/** Between two codes for the same person. */
const WAIT_SECONDS = 60;
/** Codes that one network may ask for in a day, as a multiple of what one account may. */
const NETWORK_FACTOR = 20;

/** A code that somebody asked for. */
export interface CodeOrder extends CodePlace {
  readonly kind: ContactKind;
  /** Where it is sent. Empty: nobody gets it, after the same work. */
  readonly to: string;
  /** The contact that the code proves; empty where the account decides which one it is. */
  readonly contact: string;
  readonly template: 'resetCode' | 'bindCode' | 'confirmCode';
  readonly language: Language;
  readonly network: string;
}

export interface CodeSent {
  readonly left: number;
  readonly times: number;
  readonly waitSeconds: number;
  readonly validMinutes: number;
}

export type SendRefusal = Refusal<'CHANNEL_UNAVAILABLE' | 'CODE_TOO_SOON' | 'CODE_LIMIT_REACHED'>;

/**
 * Sends a code of six digits. Codes are counted for the person, the contact and the network, in the transaction that orders the notice:
 * what is refused is not counted.
 */
export async function sendCode(
  deps: Deps,
  tenant: Tenant,
  order: CodeOrder,
): Promise<CodeSent | SendRefusal> {
  if (!canSend(deps, tenant, order.kind)) return refuse(CHANNEL_UNAVAILABLE);
  const { codesPerDay: times, codeMinutes: validMinutes } = tenant.settings.policy;
  const now = deps.clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const refused = await inTransaction(deps.db, async (tx): Promise<SendRefusal | undefined> => {
    const refusal = await countOrder(tx, tenant, order, now);
    // Thrown, so that nothing of a refused order stays counted.
    if (refusal) throw new CountedOut(refusal);
    await replaceCode(tx, tenant.id, order, {
      code_hash: hashOf(order, code),
      contact_hash: contactHash(order.contact),
      expires_at: later(now, validMinutes * 60),
    });
    await sendNotice(tx, {
      tenantId: tenant.id,
      channel: order.kind === 'mail' ? 'mail' : 'sms',
      to: order.to,
      template: order.template,
      values: { code, minutes: String(validMinutes) },
      language: order.language,
      now,
      validSeconds: validMinutes * 60,
    });
    return undefined;
  }).catch((error: unknown) => {
    if (error instanceof CountedOut) return error.refusal;
    throw error;
  });
  if (refused) return refused;
  const left = await timesLeft(deps, tenant, order.kind, order.subject);
  return { left, times, waitSeconds: WAIT_SECONDS, validMinutes };
}

/** Ends the transaction of an order that is over a limit. */
class CountedOut extends Error {
  readonly refusal: SendRefusal;
  constructor(refusal: SendRefusal) {
    super('over a limit');
    this.refusal = refusal;
  }
}

async function countOrder(
  tx: Tx,
  tenant: Tenant,
  { kind, subject, to, contact, network }: CodeOrder,
  now: Date,
): Promise<SendRefusal | undefined> {
  const limit = tenant.settings.policy.codesPerDay;
  const at = now.toISOString();
  const day = { now: at, endsAt: later(now, DAY_SECONDS) };
  const pause = { kind: `code-pause-${kind}`, subject };
  if (!(await reserveAttempt(tx, tenant.id, pause, 1, { now: at, endsAt: later(now, WAIT_SECONDS) }))) {
    const end = (await findWindowEnd(tx, tenant.id, pause, at)) ?? later(now, WAIT_SECONDS);
    const seconds = Math.max(1, Math.ceil((Date.parse(end) - now.getTime()) / 1000));
    return refuse(CODE_TOO_SOON, { seconds });
  }
  for (const [counted, most] of [
    [{ kind: `code-${kind}`, subject }, limit],
    // Also where nobody is written to: the number of statements must not tell.
    [{ kind: 'code-to', subject: contactHash(contact || to || `nobody:${subject}`) }, limit],
    [{ kind: 'code-network', subject: network }, limit * NETWORK_FACTOR],
  ] as const) {
    if (!(await reserveAttempt(tx, tenant.id, counted, most, day)))
      return refuse(CODE_LIMIT_REACHED, { limit });
  }
  return undefined;
}

/**
 * Uses a code up if it is the right one, sent to this contact. Each try is counted before it is compared, so that of many tries at the
 * same time no more than five are.
 */
export async function checkCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  place: CodePlace & { readonly contact: string },
  code: string,
): Promise<true | Refusal<'CODE_WRONG'>> {
  const now = clock.now().toISOString();
  const stored = await countGuess(db, tenantId, place, { now, most: MOST_GUESSES });
  if (!stored) return refuse(CODE_WRONG, { remaining: 0 });
  const isRight = [
    isSameText(stored.code_hash, hashOf(place, code)),
    isSameText(stored.contact_hash, contactHash(place.contact)),
  ].every(Boolean);
  if (isRight && (await takeCode(db, tenantId, stored.id))) return true;
  return refuse(CODE_WRONG, { remaining: MOST_GUESSES - stored.guesses });
}

function hashOf({ subject, purpose }: CodePlace, code: string): string {
  return sha256(JSON.stringify([purpose, subject, code]));
}

function contactHash(contact: string): string {
  return contact && sha256(contact.toLowerCase());
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
