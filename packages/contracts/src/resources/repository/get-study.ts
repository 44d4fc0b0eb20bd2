import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { OBJECT_NOT_FOUND } from './errors.ts';
import { objectDetail } from './object.ts';

/** One work of research that is no thesis: a report, a paper, a project. */
export const getStudy = endpoint({
  methods: ['GET'],
  path: '/find/dPaper/dStudies',
  origin: 'spec',
  access: 'public',
  summary: 'One report, paper or project',
  input: z.object({ id, ...ignoredIdentity }),
  output: objectDetail,
  errors: [OBJECT_NOT_FOUND],
});
