import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { BIND_LIMIT_REACHED } from '@lectern/contracts/people/contacts/errors';
import { type ContactKind, maskContact } from '@lectern/rules/contact-forms';
import { later } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { setContact } from '../account/own-contacts.ts';
import { findReachable, type ReachableReader } from '../account/reachable.ts';
import { reserveAttempt } from '../auth/attempts.ts';
import { continueEntry, type Entry } from '../auth/enter.ts';
import { type CodeSent, checkCode, type SendRefusal, sendCode } from './codes.ts';
import { type ChangeRefusal, confirmationFor, confirmChange, type Guard } from './confirm-change.ts';
import { bindsLeft, bindsOf, DAY_SECONDS } from './daily-limits.ts';
import type { ReaderContext } from './reader-context.ts';
import { tellReader } from './tell-reader.ts';

export interface Binding {
  readonly kind: ContactKind;
  readonly contact: string;
  readonly code: string;
  readonly password?: string | undefined;
}

/** Sends a code to a contact that the reader wants to bind. */
export function sendBindCode(
  deps: Deps,
  { tenant, patron, language, network }: ReaderContext,
  kind: ContactKind,
  contact: string,
): Promise<CodeSent | SendRefusal> {
  const place = bindCodes(kind, patron.id);
  return sendCode(deps, tenant, {
    ...place,
    kind,
    to: contact,
    contact,
    language,
    network,
    template: 'bindCode',
  });
}

/** The place of codes that prove a contact of this reader. */
function bindCodes(kind: ContactKind, patronId: string) {
  return { subject: patronId, purpose: `bind-${kind}` };
}

/** Binds a contact by the code that was sent to it. The contacts that the reader had are told. */
export async function bindContact(
  deps: Deps,
  context: ReaderContext,
  { kind, contact, code, password }: Binding,
): Promise<
  | { readonly bindTimes: number; readonly entry: Entry | null }
  | ChangeRefusal
  | Refusal<'CODE_WRONG' | 'BIND_LIMIT_REACHED'>
> {
  const { tenant, patron, language } = context;
  const reader = await findReachable(deps.db, tenant.id, patron.id);
  if (!reader) return refuse(SESSION_REQUIRED);
  const confirmed = await confirmContacts(deps, context, reader, password);
  if (isRefusal(confirmed)) return confirmed;
  const right = await checkCode(deps, tenant.id, { ...bindCodes(kind, patron.id), contact }, code);
  if (isRefusal(right)) return right;
  const change = { kind, value: contact, language };
  const changed = await inTransaction(deps.db, (tx) =>
    changeContact(deps, tx, context.tenant, reader, change),
  );
  if (isRefusal(changed)) return changed;
  const bindTimes = await bindsLeft(deps, tenant, patron.id);
  if (patron.purpose === 'full') return { bindTimes, entry: null };
  const entry = await continueEntry(deps, tenant, patron);
  // The password was asked for before contacts: if it has to be changed now, the reader signs in anew.
  return isRefusal(entry) ? refuse(SESSION_REQUIRED) : { bindTimes, entry };
}

/**
 * A change of contacts is confirmed, so that a session that was left open does not give the account away: codes go to the new contact. By
 * the password, which a reader without a verified contact needs only some minutes after signing in; who has no password signs in anew.
 */
export async function confirmContacts(
  deps: Deps,
  context: ReaderContext,
  reader: ReachableReader,
  wirePassword: string | undefined,
): Promise<true | ChangeRefusal> {
  if (isSigningIn(context)) return true;
  const confirmed = await confirmChange(deps, context, wirePassword, guardOf(reader));
  return isRefusal(confirmed) ? confirmed : true;
}

/** Whether the page asks for the password with a change of contacts. */
export async function needsPassword(
  deps: Deps,
  context: Pick<ReaderContext, 'tenant' | 'patron' | 'network'>,
  reader: ReachableReader,
): Promise<boolean> {
  if (isSigningIn(context)) return false;
  return (await confirmationFor(deps, context, reader, guardOf(reader))) === 'password';
}

/** Binding is a step of the sign-in, in which the reader has just proved who they are. */
function isSigningIn({ patron }: Pick<ReaderContext, 'patron'>): boolean {
  return patron.purpose !== 'full';
}

function guardOf({ mail, phone }: ReachableReader): Guard {
  return mail !== '' || phone !== '' ? 'password' : 'recent';
}

/** Writes or removes a contact, counts the change and tells the contacts that the reader had before. */
export async function changeContact(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  tenant: ReaderContext['tenant'],
  reader: ReachableReader,
  {
    kind,
    value,
    language,
  }: { readonly kind: ContactKind; readonly value: string; readonly language: ReaderContext['language'] },
): Promise<true | Refusal<'BIND_LIMIT_REACHED'>> {
  const now = clock.now();
  const limit = tenant.settings.policy.bindsPerDay;
  const window = { now: now.toISOString(), endsAt: later(now, DAY_SECONDS) };
  if (!(await reserveAttempt(tx, tenant.id, bindsOf(reader.id), limit, window)))
    return refuse(BIND_LIMIT_REACHED, { limit });
  await setContact(tx, tenant.id, reader.id, { kind, value, now: now.toISOString() });
  await tellReader(tx, reader, {
    tenantId: tenant.id,
    template: value === '' ? 'contactRemoved' : 'contactChanged',
    values: { time: now.toISOString(), contact: maskContact(value || reader[kind]) },
    language,
    now,
  });
  return true;
}
