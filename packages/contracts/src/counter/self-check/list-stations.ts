import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';
import { STATION_KINDS } from './station-views.ts';

/** The open stations of all libraries. */
export const listStations = endpoint({
  methods: ['GET'],
  path: '/staff/selfCheck/list',
  origin: 'ours',
  access: { staff: 'circulation.self-check' },
  summary: 'Open stations for self check-out',
  input: z.object({}),
  output: z.object({
    stations: z.array(
      z.object({
        stationId: z.string(),
        kind: z.enum(STATION_KINDS),
        libName: z.string(),
        name: z.string(),
        openedAt: instant,
        /** When it was heard of last, to the minute. */
        seenAt: instant,
      }),
    ),
  }),
  errors: [],
});
export type StationEntry = z.infer<typeof listStations.output>['stations'][number];
