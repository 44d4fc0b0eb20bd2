import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { cancelElectronicWish, cancelWish } from './cancel-wish.ts';
import { checkAllowed, checkElectronicAllowed } from './check-allowed.ts';
import { checkElectronicMost, checkMost } from './check-most.ts';
import { checkElectronicRepeat, checkRepeat } from './check-repeat.ts';
import { decideSuggestions } from './decide-suggestions.ts';
import { getReceiptChoices } from './get-receipt-choices.ts';
import { getElectronicWishCaptcha, getWishCaptcha } from './get-wish-captcha.ts';
import { getWishRules } from './get-wish-rules.ts';
import { listMajors } from './list-majors.ts';
import { listElectronicReasons, listReasons } from './list-reasons.ts';
import { listShownWishes } from './list-shown-wishes.ts';
import { listSuggestions } from './list-suggestions.ts';
import { listElectronicWishes, listWishes } from './list-wishes.ts';
import { listWishingReaders } from './list-wishing-readers.ts';
import { orderSuggestions } from './order-suggestions.ts';
import { receiveSuggestion } from './receive-suggestion.ts';
import { saveElectronicWish, saveWish } from './save-wish.ts';
import { searchCandidates, searchElectronicCandidates } from './search-candidates.ts';

export const RECOMMENDATION_CALLS: readonly AnyEndpoint[] = [
  cancelElectronicWish,
  cancelWish,
  checkAllowed,
  checkElectronicAllowed,
  checkElectronicMost,
  checkElectronicRepeat,
  checkMost,
  checkRepeat,
  decideSuggestions,
  getElectronicWishCaptcha,
  getReceiptChoices,
  getWishCaptcha,
  getWishRules,
  listElectronicReasons,
  listElectronicWishes,
  listMajors,
  listReasons,
  listShownWishes,
  listSuggestions,
  listWishes,
  listWishingReaders,
  orderSuggestions,
  receiveSuggestion,
  saveElectronicWish,
  saveWish,
  searchCandidates,
  searchElectronicCandidates,
];
