import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { listOtherLibraries } from './list-other-libraries.ts';
import { searchOffers } from './search-offers.ts';
import { searchOtherLibrary } from './search-other-library.ts';

export const SOURCES_CALLS: readonly AnyEndpoint[] = [listOtherLibraries, searchOffers, searchOtherLibrary];
