import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getPlaces } from './get-places.ts';
import { putException } from './put-exception.ts';
import { putLibrary } from './put-library.ts';
import { putLocation } from './put-location.ts';
import { putWeek } from './put-week.ts';

export const PLACE_CALLS: readonly AnyEndpoint[] = [
  getPlaces,
  putLibrary,
  putLocation,
  putWeek,
  putException,
];
