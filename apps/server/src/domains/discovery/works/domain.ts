import type { Domain } from '../../../platform/domain.ts';
import { countEditionsCall } from './calls/count-editions.ts';
import { joinEditionsCall } from './calls/join-editions.ts';
import { listEditionsCall } from './calls/list-editions.ts';
import { partEditionCall } from './calls/part-edition.ts';
import { resetEditionCall } from './calls/reset-edition.ts';

/** Editions, translations and formats of one work: shown together, joined and parted by staff. The catalogue has the keys. */
export const works: Domain = {
  calls: [countEditionsCall, joinEditionsCall, listEditionsCall, partEditionCall, resetEditionCall],
};
