import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { CARD_LOST } from '../../library-system/patron-block-errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, LOGIN_METHOD_OFF } from '../../people/auth/errors.ts';
import { STATION_STEP_NEEDED } from './errors.ts';
import { STATION_RATE, STATION_REFUSALS, stationToken, visitSchema } from './station-views.ts';

/** Signs a reader in at a station with card and PIN. Whoever was signed in there before is signed out. */
export const enterStation = endpoint({
  methods: ['POST'],
  path: '/selfCheck/station/enter',
  origin: 'ours',
  access: 'public',
  summary: 'Sign a reader in at a station with card and PIN',
  input: z.object({ station: stationToken, account: requiredText(64), password: z.string().min(1).max(200) }),
  output: visitSchema,
  errors: [
    ...STATION_REFUSALS,
    LOGIN_METHOD_OFF,
    CREDENTIALS_WRONG,
    LOGIN_LOCKED,
    STATION_STEP_NEEDED,
    CARD_LOST,
    ILS_UNAVAILABLE,
  ],
  carriesSecrets: true,
  rateLimit: STATION_RATE,
});
