import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { HAND_OVER_REFUSED } from '@lectern/contracts/people/handover/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { findPartner, spendToken } from './partner-store.ts';
import type { PartnerTable } from './tables.ts';
import { type Claims, isSignedWith, readToken, type TokenKey } from './token.ts';

/** The longest time between `iat` and `exp`, and how far a partner's clock may be ahead of ours. */
const LONGEST_SECONDS = 60;
const AHEAD_SECONDS = 30;
/** How long a used token is remembered after it has expired: nodes' clocks differ. */
const KEPT_SECONDS = 60;

type Where = Pick<CallContext, 'tenant' | 'origin'>;

/** What a token says that was signed by a partner of this library, for this library, and not used before. */
export interface AcceptedToken {
  readonly partner: PartnerTable;
  readonly claims: Claims;
}

/** The address that tokens name as their audience: `https://library.example.org/alpha`. */
export function audienceOf({ tenant, origin }: Where): string {
  return `${origin}/${tenant.mappingPath}`;
}

/** Uses a token up. Why it is refused is in the log alone, without the token. */
export async function acceptToken(
  deps: Deps,
  where: Where,
  text: string,
  act: Claims['act'],
): Promise<AcceptedToken | Refusal<'HAND_OVER_REFUSED'>> {
  const { tenant } = where;
  const reject = (reason: string, partner?: string) => {
    deps.log.info({ tenant: tenant.id, partner, reason }, 'hand-over refused');
    return refuse(HAND_OVER_REFUSED);
  };
  const token = readToken(text);
  if (!token) return reject('no token of this form');
  const { claims } = token;
  const partner = await findPartner(deps.db, tenant.id, claims.iss);
  if (!partner) return reject('the partner is unknown');
  const key = await keyOf(deps, partner);
  if (!key) return reject('the secret is missing', partner.code);
  if (!isSignedWith(token, key)) return reject('the signature is wrong', partner.code);
  const fault = claimFault(claims, { audience: audienceOf(where), now: deps.clock.now(), act });
  if (fault) return reject(fault, partner.code);
  const isFirst = await spendToken(deps.db, {
    tenant_id: tenant.id,
    token_hash: createHash('sha256').update(`${partner.code} ${claims.jti}`).digest('hex'),
    expires_at: new Date((claims.exp + KEPT_SECONDS) * 1000).toISOString(),
  });
  return isFirst ? { partner, claims } : reject('the token was used', partner.code);
}

async function keyOf({ secrets }: Deps, partner: PartnerTable): Promise<TokenKey | undefined> {
  if (partner.algorithm === 'EdDSA') return { algorithm: 'EdDSA', publicKey: partner.public_key };
  const secret = await secrets.get(partner.tenant_id, partner.secret_name);
  return secret === undefined ? undefined : { algorithm: 'HS256', secret };
}

function claimFault(
  { aud, iat, exp, act }: Claims,
  wanted: { readonly audience: string; readonly now: Date; readonly act: Claims['act'] },
): string | undefined {
  const now = wanted.now.getTime() / 1000;
  if (aud !== wanted.audience) return `the audience is not ${wanted.audience}`;
  if (act !== wanted.act) return 'it is for another act';
  if (exp <= now) return 'it has expired';
  if (iat > now + AHEAD_SECONDS) return 'it is from the future';
  if (exp - iat > LONGEST_SECONDS) return `it lives longer than ${LONGEST_SECONDS} seconds`;
  return undefined;
}
