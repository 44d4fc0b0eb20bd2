import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { wishAuditNames } from './audit-names.ts';
import { cancelElectronicWishCall, cancelWishCall } from './calls/cancel-wish.ts';
import { checkAllowedCall, checkElectronicAllowedCall } from './calls/check-allowed.ts';
import { checkElectronicMostCall, checkMostCall } from './calls/check-most.ts';
import { checkElectronicRepeatCall, checkRepeatCall } from './calls/check-repeat.ts';
import { decideSuggestionsCall } from './calls/decide-suggestions.ts';
import { getReceiptChoicesCall } from './calls/get-receipt-choices.ts';
import { getElectronicWishCaptchaCall, getWishCaptchaCall } from './calls/get-wish-captcha.ts';
import { getWishRulesCall } from './calls/get-wish-rules.ts';
import { listMajorsCall } from './calls/list-majors.ts';
import { listElectronicReasonsCall, listReasonsCall } from './calls/list-reasons.ts';
import { listShownWishesCall } from './calls/list-shown-wishes.ts';
import { listSuggestionsCall } from './calls/list-suggestions.ts';
import { listElectronicWishesCall, listWishesCall } from './calls/list-wishes.ts';
import { listWishingReadersCall } from './calls/list-wishing-readers.ts';
import { orderSuggestionsCall } from './calls/order-suggestions.ts';
import { receiveSuggestionCall } from './calls/receive-suggestion.ts';
import { saveElectronicWishCall, saveWishCall } from './calls/save-wish.ts';
import { searchCandidatesCall, searchElectronicCandidatesCall } from './calls/search-candidates.ts';
import { forgetWishes } from './leave-wish.ts';
import { wishAgreed } from './wish-agreed.ts';

/** For how long readers see what they wished for after it has ended, and for how long staff see what became of wishes. */
const READERS_SECONDS = 3 * 366 * 86_400;
const WISHES_SECONDS = 5 * 366 * 86_400;

/** What readers wish that the library gets, and what the library decides. */
export const recommendations: Domain = {
  auditNames: wishAuditNames,
  calls: [
    cancelElectronicWishCall,
    cancelWishCall,
    checkAllowedCall,
    checkElectronicAllowedCall,
    checkElectronicMostCall,
    checkElectronicRepeatCall,
    checkMostCall,
    checkRepeatCall,
    decideSuggestionsCall,
    getElectronicWishCaptchaCall,
    getReceiptChoicesCall,
    getWishCaptchaCall,
    getWishRulesCall,
    listElectronicReasonsCall,
    listElectronicWishesCall,
    listMajorsCall,
    listReasonsCall,
    listShownWishesCall,
    listSuggestionsCall,
    listWishesCall,
    listWishingReadersCall,
    orderSuggestionsCall,
    receiveSuggestionCall,
    saveElectronicWishCall,
    saveWishCall,
    searchCandidatesCall,
    searchElectronicCandidatesCall,
  ],
  sends: [wishAgreed],
  demo: async () => (await import('./demo/seed-recommendations.ts')).recommendationSeed,
  forgets: [forgetWishes],
  personal: [
    ownRows('wishes', 'wish_reader', {
      reader: 'patron_id',
      columns: [
        'wish_id',
        'reason',
        'note',
        'major',
        'form_fields',
        'is_named',
        'wants_copy',
        'pickup_library',
        'joined_at',
        'left_at',
      ],
    }),
  ],
  expiries: [
    {
      table: 'wish_reader',
      isOver: (now) => sql`ended_at <> '' and ended_at <= ${later(now, -READERS_SECONDS)}`,
    },
    { table: 'wish', isOver: (now) => sql`ended_at <> '' and ended_at <= ${later(now, -WISHES_SECONDS)}` },
    { table: 'wish_step', isOver: (now) => sql`at <= ${later(now, -2 * WISHES_SECONDS)}` },
  ],
};
