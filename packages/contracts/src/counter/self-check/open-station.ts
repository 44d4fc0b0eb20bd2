import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
import { DESK_NOT_CHOSEN } from '../../people/staff/errors.ts';
import { SELF_CHECK_OFF } from './errors.ts';
import { STATION_KINDS, stationToken } from './station-views.ts';

/** Makes this computer a station of the library in which the member of the staff works, until staff close it. */
export const openStation = endpoint({
  methods: ['POST'],
  path: '/staff/selfCheck/open',
  origin: 'ours',
  access: { staff: 'circulation.self-check' },
  summary: 'Open a station for self check-out, or a screen with the code for phones',
  input: z.object({ kind: z.enum(STATION_KINDS), name: text(40).default('') }),
  output: z.object({ station: stationToken }),
  errors: [DESK_NOT_CHOSEN, SELF_CHECK_OFF],
});
