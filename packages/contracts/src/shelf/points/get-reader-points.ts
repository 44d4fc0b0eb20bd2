import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging, requiredText } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { pointLineSchema } from './fields.ts';

/** The points of a reader, for the desk. */
export const getReaderPoints = endpoint({
  methods: ['POST'],
  path: '/staff/points/showReader',
  origin: 'ours',
  access: { staff: 'circulation.waive' },
  summary: 'The points of a reader',
  input: z.object({
    /** The number of a card or an account. */
    reader: requiredText(64),
    ...paging,
  }),
  output: z.object({
    patronId: z.string(),
    readerName: z.string(),
    points: z.int(),
    total: z.int(),
    scores: z.array(pointLineSchema),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
