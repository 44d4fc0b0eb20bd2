import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { countEditions } from './count-editions.ts';
import { joinEditions } from './join-editions.ts';
import { listEditions } from './list-editions.ts';
import { partEdition } from './part-edition.ts';
import { resetEdition } from './reset-edition.ts';

export const WORKS_CALLS: readonly AnyEndpoint[] = [
  countEditions,
  joinEditions,
  listEditions,
  partEdition,
  resetEdition,
];
