import type { Domain } from '../../../platform/domain.ts';
import { getOwnWorksCall } from './calls/get-own-works.ts';

/** What a reader has to do with the works that a page shows. It keeps nothing: others have the loans, requests and lists. */
export const ownWorks: Domain = { calls: [getOwnWorksCall] };
