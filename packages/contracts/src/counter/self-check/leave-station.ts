import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { STATION_RATE, STATION_REFUSALS, stationToken } from './station-views.ts';

/** Signs out whoever is signed in at a station. */
export const leaveStation = endpoint({
  methods: ['POST'],
  path: '/selfCheck/station/leave',
  origin: 'ours',
  access: 'public',
  summary: 'Sign the reader at a station out',
  input: z.object({ station: stationToken }),
  output: z.object({}),
  errors: [...STATION_REFUSALS],
  carriesSecrets: true,
  rateLimit: STATION_RATE,
});
