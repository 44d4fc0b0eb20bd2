import type { Deps } from '../../../platform/deps.ts';
import { hashToken } from '../../../platform/hash-token.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { revokeSession } from '../../../platform/sessions/sessions.ts';
import { SIGN_IN_METHODS } from '../../../platform/sessions/sign-in-method.ts';
import { enterFromElsewhere } from '../auth/enter-from-elsewhere.ts';
import { addHandedSession } from './partner-store.ts';

/** A reader whom a partner has named, or a session of the portal. */
export interface HandOver {
  readonly patronId: string;
  readonly name: string;
  /** The partner's code, empty for the portal itself, and its name for readers. */
  readonly partner: string;
  readonly partnerName: string;
  /** When the session ends at the latest. */
  readonly endsAt?: string | undefined;
}

/** Opens the session of a reader who is handed over. The partner can end it. */
export async function enterHandedOver(
  deps: Deps,
  { tenant, visitor }: Pick<CallContext, 'tenant' | 'visitor'>,
  { patronId, name, partner, partnerName, endsAt }: HandOver,
) {
  const proof = { patronId, method: SIGN_IN_METHODS.passport, ...visitor, endsAt };
  const jwt = await enterFromElsewhere(deps, tenant, proof);
  if (partner !== '') {
    await addHandedSession(deps.db, {
      tenant_id: tenant.id,
      session_hash: hashToken(jwt.jwt),
      partner_code: partner,
      patron_id: patronId,
      opened_at: deps.clock.now().toISOString(),
    });
  }
  const outcome = 'entered' as const;
  return { outcome, jwt, loginType: 2 as const, uid: '', confirm: '', name, partner: partnerName };
}

/** As `enterHandedOver`; ends the session of the reader who was signed in and has agreed. */
export async function replaceSession(deps: Deps, context: CallContext, handOver: HandOver) {
  const { tenant, patron } = context;
  if (patron) await revokeSession(deps.db, tenant.id, patron.tokenHash, deps.clock.now().toISOString());
  return enterHandedOver(deps, context, handOver);
}
