import { getWishRules } from '@lectern/contracts/buying/recommendations/get-wish-rules';
import { listShownWishes } from '@lectern/contracts/buying/recommendations/list-shown-wishes';
import { listWishes } from '@lectern/contracts/buying/recommendations/list-wishes';

/** What is out of date when the reader saves or takes back a wish. */
export const WISH_CALLS = [listWishes, getWishRules, listShownWishes] as const;
