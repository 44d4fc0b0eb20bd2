import type { Domain } from '../../../platform/domain.ts';
import { getAuthorBookInfoCall } from './calls/get-author-book-info.ts';
import { getAuthorInfoCall } from './calls/get-author-info.ts';

/** Authors as the catalogue knows them: what its records say of a name in all its forms. */
export const authors: Domain = { calls: [getAuthorBookInfoCall, getAuthorInfoCall] };
