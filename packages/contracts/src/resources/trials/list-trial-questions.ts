import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { ERESOURCE_NOT_FOUND } from '../databases/errors.ts';
import { ownTrialAnswer } from './trial-answer.ts';

/** The questions about a trial, and the reader's own answer. */
export const listTrialQuestions = endpoint({
  methods: ['POST'],
  path: '/find/newEle/tryDatabase/queryall',
  origin: 'spec',
  access: 'public',
  summary: 'Questions about a trial, with the own answer',
  input: z.object({ id, ...ignoredIdentity }),
  output: z.object({
    /** False: it is no trial, or takes no opinions. */
    isOpen: z.boolean(),
    /** In the language of the request. */
    questions: z.array(z.object({ questionId: z.string(), text: z.string() })),
    /** Null where the reader did not answer, or nobody is signed in. */
    answer: ownTrialAnswer.nullable(),
  }),
  errors: [ERESOURCE_NOT_FOUND],
});
