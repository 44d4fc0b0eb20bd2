import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { blockAuthor } from './block-author.ts';
import { decideText } from './decide-text.ts';
import { listTexts } from './list-texts.ts';

export const MODERATION_CALLS: readonly AnyEndpoint[] = [listTexts, decideText, blockAuthor];
