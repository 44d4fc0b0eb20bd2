import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { namesSchema } from '../../kernel/names.ts';
import { LIBRARY_UNKNOWN } from '../../people/tenant/errors.ts';

/**
 * Adds a shelving location, or changes its names and whether readers can walk there. The library and the use of a location that exists
 * stay as they are: its items were placed by them.
 */
export const putLocation = endpoint({
  methods: ['POST'],
  path: '/staff/places/putLocation',
  origin: 'ours',
  access: { staff: 'circulation.places' },
  summary: 'Add or change a shelving location',
  input: z.object({
    code: id,
    libraryCode: id,
    names: namesSchema,
    referenceOnly: z.boolean().default(false),
    closedStack: z.boolean().default(false),
  }),
  output: z.object({ code: z.string() }),
  errors: [LIBRARY_UNKNOWN],
});
