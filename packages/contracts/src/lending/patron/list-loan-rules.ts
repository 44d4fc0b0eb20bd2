import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { money } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** What this reader may borrow: one row for each item type. */
export const listLoanRules = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/UserLoanRules',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's loan rules",
  input: z.object({}),
  output: z.object({
    groupName: z.string(),
    /** All kinds together; null without a limit. */
    maxLoans: z.int().nullable(),
    rules: z.array(
      z.object({
        itemType: z.string(),
        itemTypeName: z.string(),
        loanDays: z.int(),
        /** Lent for hours and not for days; else null. */
        loanHours: z.int().nullable(),
        renewDays: z.int(),
        maxRenewals: z.int(),
        maxLoans: z.int().nullable(),
        finePerDay: money,
        /** For each open hour begun; null where fines are by day. */
        finePerHour: money.nullable(),
        loanable: z.boolean(),
      }),
    ),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
