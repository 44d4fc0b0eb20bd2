import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';
import { patronGroupName } from '../../../collection/vocabulary/circulation-names.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { findAccount } from '../../../people/account/accounts.ts';
import { pictureAddress } from '../../../people/account/picture/picture-name.ts';
import { profileOf } from '../../../people/account/profile/profile-of.ts';
import { boundApps } from '../../../people/identity/links/bound-apps.ts';
import { takesPart } from '../../circulation/hand-overs/take-part.ts';
import { ownCirculation } from '../../circulation/own-circulation.ts';
import { presentFunds } from '../../fines/present-funds.ts';
import { renewsUntil } from '../membership.ts';
import { patronStatus } from '../patron-status.ts';

export const getPatronCall = implement(getPatron)(async ({ context, deps }) => {
  const { tenant, language, patron } = context;
  const reader = await findAccount(deps, tenant.id, patron.id);
  if (!reader) return refuse(SESSION_REQUIRED);
  const ils = deps.ils.of(tenant);
  const own = ownCirculation(deps, tenant);
  const account = await ils.patronAccount(patron.id);
  if (isRefusal(account)) return account;
  const { membership, timeZone } = tenant.settings.policy;
  const isRelending = tenant.settings.policy.requests.kinds.includes('relending');
  const [places, groupName, holds, readyHolds, profile, bound, takes, funds] = await Promise.all([
    placeNames(deps.db, tenant.id, language),
    patronGroupName(deps.db, tenant.id, account.patronGroup, language),
    unlessAway(ils.holds?.count(patron.id)),
    unlessAway(ils.holds?.ready(patron.id)),
    profileOf(deps, tenant.id, patron.id),
    boundApps(deps, tenant.id, patron.id),
    own && isRelending ? takesPart(deps.db, own, patron.id) : undefined,
    unlessAway(ils.funds?.of(patron.id)),
  ]);
  return {
    userId: reader.id,
    primaryId: account.primaryId,
    name: account.name,
    libCode: account.libraryCode,
    libName: places.library(account.libraryCode),
    groupName,
    email: reader.email,
    phone: reader.phone,
    opacPicUrl: pictureAddress(deps, tenant, reader.pictureFile),
    profile,
    ...bound,
    subtencyFlag: typeof takes === 'boolean' ? (takes ? '1' : '0') : null,
    editableFields: [...tenant.settings.account.editableFields],
    status: patronStatus(account.blocks),
    frozenReason: account.frozenReason ?? '',
    timedBlock: account.timedBlock ?? null,
    major: account.major ?? '',
    effectTime: account.since === undefined ? null : dateIn(timeZone, new Date(account.since)),
    expiresOn: account.expiresOn,
    renewsUntil:
      (ils.readers && renewsUntil(account, membership, dateIn(timeZone, deps.clock.now()))) ?? null,
    expertFlag: reader.expert,
    loanCount: account.loanCount,
    loanLimit: account.loanLimit ?? null,
    overdueCount: account.overdueCount,
    dueSoonCount: account.dueSoonCount,
    holdsReady: holds?.ready ?? 0,
    holdsWaiting: holds?.waiting ?? 0,
    readyHolds: (readyHolds ?? []).map((hold) => ({
      holdId: hold.id,
      recordId: hold.bibId,
      title: hold.title,
      libName: places.library(hold.pickupLibrary),
      readyUntil: hold.readyUntil,
    })),
    owed: { amount: account.owed, currency: account.currency },
    accruing: { amount: account.accruing, currency: account.currency },
    ...(funds ? presentFunds(funds, account.currency) : { deposit: null, prepayment: null }),
  };
});
