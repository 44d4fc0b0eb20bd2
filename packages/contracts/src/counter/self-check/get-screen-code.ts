import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { STATION_RATE, STATION_REFUSALS, stationToken } from './station-views.ts';

/** The code that a screen in the library shows now. It proves that a reader who enters it stands in front of the screen. */
export const getScreenCode = endpoint({
  methods: ['POST'],
  path: '/selfCheck/screen/code',
  origin: 'ours',
  access: 'public',
  summary: 'The code that a screen in the library shows',
  input: z.object({ station: stationToken }),
  output: z.object({
    code: z.string(),
    /** A picture (data address) of the page of the portal in which the code is entered already. */
    img: z.string(),
    secondsLeft: z.int(),
  }),
  errors: [...STATION_REFUSALS],
  carriesSecrets: true,
  rateLimit: STATION_RATE,
});
