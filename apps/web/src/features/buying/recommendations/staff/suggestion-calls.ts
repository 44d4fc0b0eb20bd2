import { listSuggestions } from '@lectern/contracts/buying/recommendations/list-suggestions';
import { listWishingReaders } from '@lectern/contracts/buying/recommendations/list-wishing-readers';

/** What is out of date when staff decide a wish. */
export const SUGGESTION_CALLS = [listSuggestions, listWishingReaders] as const;
