import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PASSWORD_CHANGE_REQUIRED, PASSWORD_TOO_OLD } from '@lectern/contracts/people/auth/errors';
import type { EntryNext } from '@lectern/contracts/people/auth/sign-in';
import { daysBetween, later } from '../../../platform/clock.ts';
import { toBit } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { PatronActor } from '../../../platform/http/implement.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import { findOpenSession, openSession, revokeSession } from '../../../platform/sessions/sessions.ts';
import type { SignInMethod } from '../../../platform/sessions/sign-in-method.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findAccount } from '../account/accounts.ts';
import { findOwnPassword, type OwnPassword } from '../account/own-password.ts';
import { daysToStay } from '../sessions/may-stay.ts';
import { noteSignIn } from '../sessions/sign-in-history.ts';
import { type EntryStep, entryStep, PURPOSE_OF_STEP } from './entry-step.ts';

/** How long a reader may take for a step that a sign-in needs. */
const STEP_SECONDS = 15 * 60;

/** Somebody who has just proved who they are. `network` and `device` are those of the call's visitor. */
export interface Proof extends Visitor {
  readonly patronId: string;
  readonly method: SignInMethod;
  /** Where the portal keeps the password that was given. */
  readonly ownPassword?: OwnPassword | undefined;
  /** When a full session ends at the latest; left out where the library's hours alone say so. */
  readonly endsAt?: string | undefined;
  /** The reader asked to stay signed in on this computer. It counts where the library offers it. */
  readonly stays?: boolean;
}

/** A session that was opened. `next` names the page of the step that it is for; empty for a full session. */
export interface Entry {
  readonly jwtHeader: string;
  readonly jwt: string;
  readonly next: EntryNext;
}

/** The token of the session in which the password can be changed is among the details. */
export type PasswordRefusal = Refusal<'PASSWORD_CHANGE_REQUIRED' | 'PASSWORD_TOO_OLD'>;

/**
 * Opens the session that a proof of identity leads to: a full one, or one for the step that has to be done first. Every way of signing
 * in ends here. The session has a new token in any case.
 */
export async function enter(deps: Deps, tenant: Tenant, proof: Proof): Promise<Entry | PasswordRefusal> {
  const step = await stepAfter(deps, tenant, proof, await needsSecondFactor(deps, tenant, proof));
  const now = deps.clock.now();
  const token = await inTransaction(deps.db, (tx) => openSessionFor(tx, tenant, proof, { step, now }));
  return answerTo(step, token);
}

/**
 * Ends a session of one step, which the reader has done, and opens the one that follows. A step is done once: of two calls at the same
 * time one is refused.
 */
export async function continueEntry(
  deps: Deps,
  tenant: Tenant,
  { id: patronId, tokenHash }: PatronActor,
): Promise<Entry | PasswordRefusal | Refusal<'SESSION_REQUIRED'>> {
  const session = await findOpenSession(deps.db, tenant.id, tokenHash);
  if (!session || session.method === 0) return refuse(SESSION_REQUIRED);
  const { method, network, device } = session;
  const ownPassword =
    session.own_password === 1 ? await findOwnPassword(deps, tenant.id, patronId) : undefined;
  const proof = { patronId, method, network, device, ownPassword, stays: session.stays === 1 };
  // The second factor is the first step: a session for any step is behind it.
  const step = await stepAfter(deps, tenant, proof, false);
  const now = deps.clock.now();
  const token = await inTransaction(deps.db, async (tx) => {
    const ended = await revokeSession(tx, tenant.id, tokenHash, now.toISOString());
    return ended ? openSessionFor(tx, tenant, proof, { step, now }) : refuse(SESSION_REQUIRED);
  });
  return isRefusal(token) ? token : answerTo(step, token);
}

/** Whether the reader has to prove who they are by more than this. */
export async function needsSecondFactor(
  deps: Deps,
  tenant: Tenant,
  proof: Pick<Proof, 'patronId' | 'method'>,
): Promise<boolean> {
  for (const check of await deps.secondFactors()) {
    if (await check(deps, tenant, proof)) return true;
  }
  return false;
}

async function stepAfter(
  deps: Deps,
  tenant: Tenant,
  { patronId, method, ownPassword }: Proof,
  needsSecondFactor: boolean,
): Promise<EntryStep> {
  const account = await findAccount(deps, tenant.id, patronId);
  return entryStep({
    method,
    needsSecondFactor,
    password: ownPassword ? ageOf(ownPassword, tenant, deps.clock.now()) : 'fine',
    emailVerified: account?.emailVerified ?? false,
    phoneVerified: account?.phoneVerified ?? false,
    tourSeen: account?.tourSeen ?? false,
    settings: tenant.settings.public,
  });
}

function ageOf({ mustChange, changedAt }: OwnPassword, tenant: Tenant, now: Date) {
  if (mustChange) return 'initial';
  const { passwordMaxAgeDays } = tenant.settings.policy;
  const days = daysBetween(changedAt.slice(0, 10), now.toISOString().slice(0, 10));
  return passwordMaxAgeDays > 0 && days > passwordMaxAgeDays ? 'old' : 'fine';
}

async function openSessionFor(
  tx: Tx,
  tenant: Tenant,
  { patronId, method, network, device, ownPassword, endsAt, stays = false }: Proof,
  { step, now }: { readonly step: EntryStep; readonly now: Date },
): Promise<string> {
  const { primaryIdProtect, primaryIdProtectTime } = tenant.settings.public;
  const days = stays ? daysToStay(tenant, { network }) : 0;
  const fullSeconds = days > 0 ? days * 24 * 3600 : tenant.settings.policy.sessionHours * 3600;
  const seconds = step === 'none' ? fullSeconds : STEP_SECONDS;
  const ends = later(now, seconds);
  const isIdleWatched = primaryIdProtect === '1' && (days === 0 || step !== 'none');
  const outcome = step === 'none' ? 'signed-in' : 'unfinished';
  await noteSignIn(tx, tenant, { patronId, method, outcome, network, device }, now);
  return openSession(tx, {
    tenant_id: tenant.id,
    actor_kind: 'patron',
    actor_id: patronId,
    purpose: step === 'none' ? 'full' : PURPOSE_OF_STEP[step],
    method,
    own_password: toBit(ownPassword !== undefined),
    network,
    device,
    idle_seconds: isIdleWatched ? primaryIdProtectTime * 60 : 0,
    stays: toBit(days > 0),
    created_at: now.toISOString(),
    expires_at: endsAt !== undefined && endsAt < ends ? endsAt : ends,
  });
}

function answerTo(step: EntryStep, jwt: string): Entry | PasswordRefusal {
  const session = { jwtHeader: HEADERS.session, jwt };
  if (step === 'initial-password') return refuse(PASSWORD_CHANGE_REQUIRED, session);
  if (step === 'old-password') return refuse(PASSWORD_TOO_OLD, session);
  return { ...session, next: NEXT_OF_STEP[step] };
}

const NEXT_OF_STEP = {
  none: '',
  'second-factor': 'second-factor',
  'bind-contact': 'forceBinding',
  'bind-after-unified': 'ssoBindMobile',
} as const;
