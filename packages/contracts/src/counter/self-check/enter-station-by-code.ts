import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { REQUEST_NOT_FOUND } from '../../lending/requests/errors.ts';
import { TAKE_CODE_EXPIRED, TAKE_CODE_WRONG } from '../../lending/requests/hand-over-errors.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { ENTRY_CODE_TRIES, ENTRY_CODE_WRONG } from './errors.ts';
import { STATION_RATE, STATION_REFUSALS, stationToken, visitSchema } from './station-views.ts';

/**
 * Signs a reader in at a station with the one-time code that the page "Self check-out" shows on the phone, or lets somebody with the pickup
 * code of a request fetch the copy of this request and nothing else.
 */
export const enterStationByCode = endpoint({
  methods: ['POST'],
  path: '/selfCheck/station/enterByCode',
  origin: 'ours',
  access: 'public',
  summary: 'Sign a reader in at a station with a code of the phone, or with a pickup code',
  input: z.object({ station: stationToken, code: requiredText(64) }),
  output: visitSchema,
  errors: [
    ...STATION_REFUSALS,
    ENTRY_CODE_WRONG,
    ENTRY_CODE_TRIES,
    REQUEST_NOT_FOUND,
    TAKE_CODE_WRONG,
    TAKE_CODE_EXPIRED,
    ILS_UNAVAILABLE,
  ],
  carriesSecrets: true,
  rateLimit: STATION_RATE,
});
