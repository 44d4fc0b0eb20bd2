import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getPlaces } from '@lectern/contracts/lending/places/get-places';

type Lists = OutputOf<(typeof getPlaces)['output']>;
export type Library = Lists['libraries'][number];
export type Location = Lists['locations'][number];
export type Exception = Lists['exceptions'][number];
