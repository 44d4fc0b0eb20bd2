import { PROFILE_FIELD_FIXED } from '@lectern/contracts/account/errors';
import { PROFILE_FIELDS, type Profile } from '@lectern/contracts/account/profile-fields';
import { updateProfile } from '@lectern/contracts/account/update-profile';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { implement } from '../../../platform/http/implement.ts';
import { putProfileFacts } from './profile-store.ts';

export const updateProfileCall = implement(updateProfile)(
  async ({ input, context: { tenant, patron }, deps }) => {
    const { editableFields } = tenant.settings.account;
    const given = PROFILE_FIELDS.filter((field) => input[field] !== undefined);
    const fixed = given.find((field) => !editableFields.includes(field));
    if (fixed) return refuse(PROFILE_FIELD_FIXED, { field: fixed });
    const facts = Object.fromEntries(given.map((field) => [field, input[field]])) as Partial<Profile>;
    const now = deps.clock.now().toISOString();
    await inTransaction(deps.db, (tx) => putProfileFacts(tx, tenant.id, patron.id, facts, now));
    return { profile: facts };
  },
);
