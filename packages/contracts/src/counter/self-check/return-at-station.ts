import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { refusalSchema } from '../../lending/loans/loan-view.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { barcode } from '../desk/scan.ts';
import { STATION_RATE, STATION_REFUSALS, stationToken } from './station-views.ts';

/** Where a reader puts a returned copy. */
export const RETURN_PLACES = ['shelf', 'reservations', 'other_library', 'staff'] as const;

/**
 * Takes a copy back at a station; nobody signs in for it, and the answer says nothing about who had it. A copy that is not on loan stays as
 * it is: the answer to a second scan is that to the first one.
 */
export const returnAtStation = endpoint({
  methods: ['POST'],
  path: '/selfCheck/station/return',
  origin: 'ours',
  access: 'public',
  summary: 'Take a copy back at a station',
  input: z.object({ station: stationToken, barcode }),
  output: z.object({
    barcode: z.string(),
    title: z.string(),
    /** This scan ended its loan. */
    returned: z.boolean(),
    next: z.enum(RETURN_PLACES),
    /** The library that it goes to; empty unless it goes to another one. */
    sendTo: z.string(),
    /** Why nothing is known of it. */
    refusal: refusalSchema.nullable(),
  }),
  errors: [...STATION_REFUSALS, ILS_UNAVAILABLE],
  carriesSecrets: true,
  rateLimit: STATION_RATE,
});
export type ReturnedView = z.infer<typeof returnAtStation.output>;
