import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { addCardElsewhere } from '@lectern/contracts/lending/cards-elsewhere/add-card-elsewhere';
import { CARD_CODE_NEEDED, CARD_CODE_WRONG } from '@lectern/contracts/lending/cards-elsewhere/errors';
import { LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import { decryptWirePassword } from '@lectern/rules/wire-cipher';
import type * as z from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { SIGN_IN_METHODS } from '../../../platform/sessions/sign-in-method.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { redeemTicket } from '../../../platform/tickets/tickets.ts';
import { needsSecondFactor } from '../../people/auth/enter.ts';
import { arePasswordsTaken } from '../../people/auth/passwords-taken.ts';
import { proveByPassword } from '../../people/auth/prove-by-password.ts';
import { takeTurns } from '../../people/auth/take-turns.ts';

type Proof = z.output<typeof addCardElsewhere.input>;

/**
 * The id of the patron of `other` whose card this proof is of. Wrong passwords count there as at a sign-in. A password alone proves nothing
 * where a sign-in would ask for more.
 */
export async function proveCard(deps: Deps, context: CallContext, other: Tenant, proof: Proof) {
  if ('code' in proof) {
    const redeemer = { now: deps.clock.now() };
    const shown = await redeemTicket(deps.db, other.id, 'card-elsewhere', proof.code, redeemer);
    return shown ? shown.patronId : refuse(CARD_CODE_WRONG);
  }
  if (!arePasswordsTaken(other)) return refuse(LOGIN_METHOD_OFF);
  const password = decryptWirePassword(proof.password) ?? '';
  const { account } = proof;
  const reader = await takeTurns(deps, other, () =>
    proveByPassword(deps, { ...context, tenant: other }, { account, password }),
  );
  if (isRefusal(reader)) return reader;
  const entry = { patronId: reader.id, method: SIGN_IN_METHODS.password };
  const needsMore = reader.ownPassword?.mustChange || (await needsSecondFactor(deps, other, entry));
  return needsMore ? refuse(CARD_CODE_NEEDED) : reader.id;
}
