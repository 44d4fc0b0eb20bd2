import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { foundAlready } from './wish.ts';
import { namedResource, namedWork } from './wish-input.ts';

/** What exists already of a work: own records in any script, open wishes, other libraries. Writes nothing. */
export const checkRepeat = endpoint({
  methods: ['POST'],
  path: '/find/recommendBooks/checkRepeat',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether a work is there or wished for already',
  input: z.object({ ...namedWork, ...ignoredIdentity }),
  output: foundAlready,
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});

/** The same of an electronic resource. */
export const checkElectronicRepeat = endpoint({
  methods: ['POST'],
  path: '/find/newEle/recommendBooks/checkRepeat',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether an electronic resource is there or wished for already',
  input: z.object({ ...namedResource, ...ignoredIdentity }),
  output: foundAlready,
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});
