import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** By what loans are counted: each of the last twelve months, or each year since the first loan that is kept, at most twenty. */
export const CHART_SPANS = ['month', 'year'] as const;
export type ChartSpan = (typeof CHART_SPANS)[number];

/** How much the reader borrowed: check-outs by month or year of the library's time zone, the earliest first, without gaps. */
export const getLoanChart = endpoint({
  methods: ['POST'],
  path: '/find/loanInfo/loanChart',
  origin: 'spec',
  access: 'patron',
  summary: 'Loans by month or year',
  input: z.object({ span: z.enum(CHART_SPANS).default('month') }),
  output: z.object({
    span: z.enum(CHART_SPANS),
    total: z.int(),
    points: z.array(
      z.object({
        /** YYYY-MM or YYYY. */
        period: z.string(),
        loans: z.int(),
      }),
    ),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
