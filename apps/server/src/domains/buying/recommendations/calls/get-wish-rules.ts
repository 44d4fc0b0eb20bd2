import { WISH_CONTACT_UNVERIFIED } from '@lectern/contracts/buying/recommendations/errors';
import { getWishRules } from '@lectern/contracts/buying/recommendations/get-wish-rules';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { namedEntries } from '../code-names.ts';
import { leftWishes, passedLimit, whyNotAllowed } from '../may-wish.ts';
import { offeredKinds } from '../offered-kinds.ts';

export const getWishRulesCall = implement(getWishRules)(
  async ({ context: { tenant, language, patron }, deps }) => {
    const { wishes, lists, policy } = tenant.settings;
    const now = deps.clock.now();
    const kinds = offeredKinds(tenant);
    const left = await leftWishes(deps.db, tenant, patron.id, now);
    const hindered = await whyNotAllowed(deps, tenant, patron.id, kinds);
    if (isRefusalFor(hindered, ILS_UNAVAILABLE)) return hindered;
    const why = hindered ?? passedLimit(tenant, left);
    const today = dateIn(policy.timeZone, now);
    const keepsCopies = ownCirculation(deps, tenant) !== undefined;
    const libraries = keepsCopies ? await listLibraries(deps.db, tenant.id, language) : [];
    return {
      kinds,
      required: wishes.required.filter((one) => one !== 'reason' || wishes.reasons.length > 0),
      reasons: namedEntries(wishes.reasons, language),
      majors: namedEntries(lists.majors, language),
      fields: wishes.form.map(({ code, names, hint, kind, isRequired, choices }) => ({
        code,
        name: nameIn(names, language) || code,
        hint: nameIn(hint, language),
        kind,
        isRequired,
        choices: namedEntries(choices, language),
      })),
      pickupLibraries: libraries.map(({ code, name }) => ({ code, name })),
      currency: policy.currency,
      needsVerifyCode: wishes.verifyCode,
      perDay: wishes.perDay,
      leftToday: left.today,
      mostOpen: wishes.mostOpen,
      leftOpen: left.open,
      hindrance: why ? refusalWords(why, { language, today }) : '',
      needsContact: isRefusalFor(why, WISH_CONTACT_UNVERIFIED),
    };
  },
);
