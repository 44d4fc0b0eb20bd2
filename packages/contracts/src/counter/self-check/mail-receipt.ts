import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { RECEIPT_EMPTY, RECEIPT_NO_MAIL } from './errors.ts';
import { STATION_RATE, stationToken, VISIT_REFUSALS } from './station-views.ts';

/** Sends what the reader at a station has borrowed since the sign-in to the verified e-mail address of the reader. */
export const mailReceipt = endpoint({
  methods: ['POST'],
  path: '/selfCheck/station/mailReceipt',
  origin: 'ours',
  access: 'public',
  summary: 'Mail the reader at a station what was lent',
  input: z.object({ station: stationToken }),
  /** How many loans are in it. */
  output: z.object({ loans: z.int() }),
  errors: [...VISIT_REFUSALS, RECEIPT_NO_MAIL, RECEIPT_EMPTY, ILS_UNAVAILABLE],
  carriesSecrets: true,
  rateLimit: { ...STATION_RATE, max: 60 },
});
