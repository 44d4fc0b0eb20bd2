import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { barcode } from '../desk/scan.ts';
import { borrowedSchema, STATION_RATE, stationToken, VISIT_REFUSALS } from './station-views.ts';

/** Lends a copy to the reader who is signed in at a station, by the rules of the desk. The answer says why it was not lent. */
export const borrowAtStation = endpoint({
  methods: ['POST'],
  path: '/selfCheck/station/borrow',
  origin: 'ours',
  access: 'public',
  summary: 'Lend a copy to the reader at a station',
  input: z.object({ station: stationToken, barcode }),
  output: borrowedSchema,
  errors: [...VISIT_REFUSALS, ILS_UNAVAILABLE],
  carriesSecrets: true,
  rateLimit: STATION_RATE,
});
