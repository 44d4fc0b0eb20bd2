import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { namesSchema, textsSchema } from '../../kernel/names.ts';

/** Adds a library behind the others, or changes its names and addresses. */
export const putLibrary = endpoint({
  methods: ['POST'],
  path: '/staff/places/putLibrary',
  origin: 'ours',
  access: { staff: 'circulation.places' },
  summary: 'Add or change a library',
  input: z.object({ code: id, names: namesSchema, addresses: textsSchema.default({}) }),
  output: z.object({ code: z.string() }),
  errors: [],
});
