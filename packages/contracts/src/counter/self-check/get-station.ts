import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { STATION_KINDS, STATION_RATE, STATION_REFUSALS, stationToken } from './station-views.ts';

/** Where a station stands and what can be done at it. */
export const getStation = endpoint({
  methods: ['POST'],
  path: '/selfCheck/station/show',
  origin: 'ours',
  access: 'public',
  summary: 'A station for self check-out',
  input: z.object({ station: stationToken }),
  output: z.object({
    kind: z.enum(STATION_KINDS),
    libName: z.string(),
    name: z.string(),
    /** Readers can sign in with account and password. */
    passwords: z.boolean(),
    returns: z.boolean(),
    /** Seconds without a touch after which a reader is signed out. */
    idleSeconds: z.int(),
  }),
  errors: [...STATION_REFUSALS],
  carriesSecrets: true,
  rateLimit: STATION_RATE,
});
