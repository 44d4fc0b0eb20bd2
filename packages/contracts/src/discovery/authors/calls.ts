import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getAuthorBookInfo } from './get-author-book-info.ts';
import { getAuthorInfo } from './get-author-info.ts';

export const AUTHOR_CALLS: readonly AnyEndpoint[] = [getAuthorBookInfo, getAuthorInfo];
