import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { updateProfile } from '@lectern/contracts/lending/patron/update-profile';
import { HAND_OVERS_OFF } from '@lectern/contracts/library-system/errors';
import { PROFILE_FIELD_FIXED } from '@lectern/contracts/people/account/errors';
import { PROFILE_FIELDS, type Profile } from '@lectern/contracts/people/account/profile-fields';
import type { Deps } from '../../../../platform/deps.ts';
import { implement } from '../../../../platform/http/implement.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { changeProfile } from '../../../people/account/profile/change-profile.ts';
import { setTakesPart } from '../../circulation/hand-overs/take-part.ts';
import { ownCirculation } from '../../circulation/own-circulation.ts';

export const updateProfileCall = implement(updateProfile)(
  async ({ input, context: { tenant, patron }, deps }) => {
    const { editableFields } = tenant.settings.account;
    const given = PROFILE_FIELDS.filter((field) => input[field] !== undefined);
    const fixed = given.find((field) => !editableFields.includes(field));
    if (fixed) return refuse(PROFILE_FIELD_FIXED, { field: fixed });
    const facts = Object.fromEntries(given.map((field) => [field, input[field]])) as Partial<Profile>;
    const takesPart = await setFlag(deps, tenant, patron.id, input.subtencyFlag);
    if (isRefusal(takesPart)) return takesPart;
    await changeProfile(deps, tenant.id, patron.id, facts);
    return { profile: facts, ...(takesPart !== undefined && { subtencyFlag: takesPart ? '1' : '0' }) };
  },
);

/** Sets whether the reader takes part in re-lending, where it is given and the library has re-lending. */
async function setFlag(deps: Deps, tenant: Tenant, patronId: string, flag?: '0' | '1') {
  if (flag === undefined) return undefined;
  const own = ownCirculation(deps, tenant);
  const isOffered = tenant.settings.policy.requests.kinds.includes('relending');
  return own && isOffered ? setTakesPart(deps.db, own, patronId, flag === '1') : refuse(HAND_OVERS_OFF);
}
