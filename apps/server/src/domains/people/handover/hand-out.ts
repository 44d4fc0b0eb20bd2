import { randomUUID } from 'node:crypto';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PARTNER_MISSING } from '@lectern/contracts/people/handover/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { findReaderById } from '../account/primary-ids.ts';
import { audienceOf } from './accept-token.ts';
import { findPartner } from './partner-store.ts';
import { signToken } from './token.ts';

/** The partners whom calls of the specification name. */
export const CALIS = 'calis';
export const RECO = 'reco';

const LIFE_SECONDS = 60;

/** Whether readers can be handed over to a partner. */
export async function canHandOut({ db }: Pick<Deps, 'db'>, tenantId: string, code: string): Promise<boolean> {
  const partner = await findPartner(db, tenantId, code);
  return partner !== undefined && partner.address !== '' && partner.algorithm === 'HS256';
}

/** The address of a partner with a token that names the reader. It leads where the operator said, and nowhere else. */
export async function handOutAddress(
  deps: Deps,
  context: Pick<CallContext, 'tenant' | 'origin'>,
  code: string,
  patronId: string,
): Promise<string | Refusal<'PARTNER_MISSING'>> {
  const { id: tenantId } = context.tenant;
  const partner = await findPartner(deps.db, tenantId, code);
  const secret = partner && (await deps.secrets.get(tenantId, partner.secret_name));
  const reader = await findReaderById(deps, tenantId, patronId);
  if (!partner || partner.address === '' || secret === undefined || !reader) return refuse(PARTNER_MISSING);
  const iat = Math.floor(deps.clock.now().getTime() / 1000);
  const claims = {
    iss: audienceOf(context),
    aud: partner.code,
    sub: reader.primaryId,
    name: reader.name,
    jti: randomUUID(),
    iat,
    exp: iat + LIFE_SECONDS,
  };
  return partner.address.replaceAll('{token}', signToken(claims, secret));
}
