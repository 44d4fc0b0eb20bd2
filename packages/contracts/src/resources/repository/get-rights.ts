import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { OBJECT_ACTS } from './acts.ts';
import { OBJECT_FILE_NOT_FOUND, OBJECT_NOT_FOUND } from './errors.ts';
import { actAnswer } from './object.ts';

/** What may be done with an object, or one of its files, and by whom: in words, and for this caller now. */
export const getRights = endpoint({
  methods: ['POST'],
  path: '/find/dItem/dCopyrightDetail',
  origin: 'spec',
  access: 'public',
  summary: 'Rights of an object in words',
  input: z.object({ id, fileId: id.optional(), ...ignoredIdentity }),
  output: z.object({
    name: z.string(),
    closedUntil: z.string(),
    samplePages: z.int(),
    /** For each act the ways in which it is open, as data; none: to nobody. Ranges of addresses are not told. */
    rules: z.array(
      z.object({
        act: z.enum(OBJECT_ACTS),
        ways: z.array(
          z.object({ signedIn: z.boolean(), groups: z.array(z.string()), networks: z.array(z.string()) }),
        ),
      }),
    ),
    acts: z.array(actAnswer),
  }),
  errors: [OBJECT_NOT_FOUND, OBJECT_FILE_NOT_FOUND],
});
