import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, ITEM_NOT_FOUND, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { RULES_ELSEWHERE } from './errors.ts';
import { amnestySchema, ruleSchema } from './fields.ts';

/** Which rule applies to a reader and an item, and what a check-out would do now. */
export const explainRule = endpoint({
  methods: ['POST'],
  path: '/staff/rules/explain',
  origin: 'ours',
  access: { staff: 'circulation.desk' },
  summary: 'The rule for a reader and an item, and what follows from it',
  input: z.object({
    /** The number of a card or an account. */
    reader: requiredText(64),
    barcode: requiredText(64),
  }),
  output: z.object({
    readerName: z.string(),
    groupName: z.string(),
    itemTypeName: z.string(),
    title: z.string(),
    /** Null: there is none, so such items are not lent to such readers. */
    rule: ruleSchema.nullable(),
    currency: z.string(),
    /** How much the reader has, and may have, of the type and of all. */
    loansOfType: z.int(),
    loans: z.int(),
    maxLoans: z.int().nullable(),
    /** The most that the reader owes for overdue loans at a time, minor units. */
    fineCapOfReader: z.int().nullable(),
    /** The amnesty of today. */
    amnesty: amnestySchema.nullable(),
    /** When it would be due if it were lent now at this desk; null if it would not be lent. */
    due: z.object({ date: z.string(), at: z.string().nullable() }).nullable(),
    /** The due day was moved because the library is closed on the day of the rule. */
    movedFrom: z.string().nullable(),
    refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  }),
  errors: [ILS_UNAVAILABLE, RULES_ELSEWHERE, PATRON_NOT_FOUND, ITEM_NOT_FOUND],
});
