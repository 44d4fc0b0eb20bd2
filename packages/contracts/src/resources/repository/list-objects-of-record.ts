import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { objectSummary } from './object.ts';

/** Objects that belong to a record of the catalogue. */
export const listObjectsOfRecord = endpoint({
  methods: ['POST'],
  path: '/find/dItem/getDItems',
  origin: 'spec',
  access: 'public',
  summary: 'Digital objects of a record',
  input: z.object({ recordId: id, ...ignoredIdentity }),
  output: z.array(objectSummary),
  errors: [],
});
