import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getRelMetadata } from './get-rel-metadata.ts';

export const RELATED_CALLS: readonly AnyEndpoint[] = [getRelMetadata];
