import type { getWishRules } from '@lectern/contracts/buying/recommendations/get-wish-rules';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';

/** What the forms know of the library: kinds, lists, what must be said, how many wishes are left. */
export type WishRules = OutputOf<typeof getWishRules.output>;
