import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getPatron } from '@lectern/contracts/patron/get-patron';
import { implement } from '../../platform/http/implement.ts';
import { findProfile } from '../account/profile.ts';
import { patronGroupName } from '../vocabulary/circulation-names.ts';
import { placeNames } from '../vocabulary/places/place-names.ts';
import { patronStatus } from './patron-status.ts';

export const getPatronCall = implement(getPatron)(async ({ context, deps }) => {
  const { tenant, language, patron } = context;
  const profile = await findProfile(deps.db, tenant.id, patron.id);
  if (!profile) return refuse(SESSION_REQUIRED);
  const account = await deps.ils.patronAccount(tenant.id, patron.id);
  const [places, groupName] = await Promise.all([
    placeNames(deps.db, tenant.id, language),
    patronGroupName(deps.db, tenant.id, account.patronGroup, language),
  ]);
  return {
    userId: profile.id,
    primaryId: profile.primary_id,
    name: profile.name,
    libCode: profile.library_code,
    libName: places.library(profile.library_code),
    groupName,
    email: profile.email,
    phone: profile.phone,
    opacPicUrl: profile.picture_file,
    status: patronStatus(account.blocks),
    expiresOn: profile.expires_on,
    expertFlag: profile.expert === 1,
    loanCount: account.loanCount,
    loanLimit: account.loanLimit ?? null,
    overdueCount: account.overdueCount,
    dueSoonCount: account.dueSoonCount,
    holdsReady: account.holdsReady,
    holdsWaiting: account.holdsWaiting,
    owed: { amount: account.owed + account.accruing, currency: account.currency },
  };
});
