import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { STATION_CLOSED } from './errors.ts';

/** Closes a station; whoever is signed in at it is signed out. */
export const closeStation = endpoint({
  methods: ['POST'],
  path: '/staff/selfCheck/close',
  origin: 'ours',
  access: { staff: 'circulation.self-check' },
  summary: 'Close a station for self check-out',
  input: z.object({ stationId: id }),
  output: z.object({}),
  errors: [STATION_CLOSED],
});
