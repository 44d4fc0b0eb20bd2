import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';

/** The guarantee notice (document 1, sections 2 and 3): who guarantees whom, and what the guaranteed reader still has. */
export const getGuaranteeDetail = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/getGuaranteeDetail',
  origin: 'spec',
  access: 'patron',
  summary: 'Guarantees given and received',
  input: z.object({}),
  output: z.object({
    /** '1' when this account is guaranteed by another. */
    guaranteedFlag: z.enum(['0', '1']),
    guaranteeUserList: z.array(z.object({ primaryId: z.string(), name: z.string() })),
    guaranteeUserPrimaryId: z.string(),
    guaranteeUserAlert: z.string(),
    guaranteeUserPhysicsLoan: z.array(
      z.object({
        loanId: z.string(),
        title: z.string(),
        author: z.string(),
        loanDate: z.string(),
        normReturnDate: z.string(),
        yearVol: z.string(),
        locationName: z.string(),
        callNo: z.string(),
        barcode: z.string(),
        /** The number under which the library owns the copy; empty where it has none besides the barcode. */
        propNo: z.string(),
      }),
    ),
    guaranteeUserUnresolvedBehaviour: z.array(
      z.object({
        behaviourDetlId: z.string(),
        behaviourTypeName: z.string(),
        title: z.string(),
        author: z.string(),
        isbn: z.string(),
        callNo: z.string(),
        barcode: z.string(),
        /** The number under which the library owns the copy; empty where it has none besides the barcode. */
        propNo: z.string(),
        locationName: z.string(),
        blockStartDate: z.string(),
        /** The last day of a block for a time; null of a fine, which blocks until it is paid. */
        blockEndDate: z.string().nullable(),
        /** Minor units of `currency`, and the same as a decimal number: 9.00. */
        dueDebt: z.int(),
        dueDebtDecimal: z.string(),
        currency: z.string(),
      }),
    ),
  }),
  errors: [ILS_UNAVAILABLE],
});
