import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { QUESTIONNAIRE_NOT_FOUND } from './errors.ts';
import { questionSchema } from './question.ts';
import { staffQuestionnaireSchema } from './questionnaire.ts';

export const questionResultSchema = z.object({
  question: questionSchema,
  /** Fewer than LEAST_ANSWERS answered it: nothing else is told. */
  isTooFew: z.boolean(),
  /** How many answered this question. */
  answers: z.int(),
  /**
   * How often each option or number was chosen. A matrix has a list for each of its rows, empty for a row that too few answered; all
   * others have one list, words none.
   */
  counts: z.array(z.array(z.int())),
  /** Answers in words, in an order that is different each time. */
  texts: z.array(z.string()),
});
export type QuestionResult = z.infer<typeof questionResultSchema>;

/** What readers answered, each question for itself: answers to different questions cannot be brought together. */
export const getQuestionnaireResults = endpoint({
  methods: ['POST'],
  path: '/oga/staff/questionnaires/results',
  origin: 'ours',
  access: { staff: 'questionnaires.manage' },
  summary: 'Results of a questionnaire',
  input: z.object({ questionnaireId: id }),
  output: z.object({
    questionnaire: staffQuestionnaireSchema,
    /** Fewer than LEAST_ANSWERS readers answered: there are no results yet. */
    isTooFew: z.boolean(),
    results: z.array(questionResultSchema),
  }),
  errors: [QUESTIONNAIRE_NOT_FOUND],
});
