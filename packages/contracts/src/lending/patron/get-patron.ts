import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, money } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { PROFILE_FIELDS, profileView } from '../../people/account/profile-fields.ts';

/** What the reader's account is worth now. */
export const PATRON_STATUSES = [
  'normal',
  'frozen',
  'card_lost',
  'blocked',
  'expired',
  'guaranteed',
  'guarantor',
] as const;

/** The reader's own account and what needs action today: loans due, holds ready, money owed. */
export const getPatron = endpoint({
  methods: ['GET'],
  path: '/find/userInfo/getUserInfo',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's own account",
  input: z.object({}),
  output: z.object({
    userId: z.string(),
    primaryId: z.string(),
    name: z.string(),
    libCode: z.string(),
    libName: z.string(),
    groupName: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Where the reader's picture is, on this server; empty without one. */
    opacPicUrl: z.string(),
    profile: profileView,
    /** '1' where the reader has linked an account of WeChat, or of the learning-app passport. */
    wechatBound: z.enum(['0', '1']),
    passportBound: z.enum(['0', '1']),
    /** '1' for a reader who takes part in re-lending; null where the library has none. */
    subtencyFlag: z.enum(['0', '1']).nullable(),
    /** Facts of the profile that the library lets readers change. */
    editableFields: z.array(z.enum(PROFILE_FIELDS)),
    status: z.enum(PATRON_STATUSES),
    /** Why staff froze the account, in their words; empty where nothing was said. */
    frozenReason: z.string(),
    /** The block for a time that runs today, with both days and why; null if none runs. */
    timedBlock: z.object({ from: calendarDate, until: calendarDate, reason: z.string() }).nullable(),
    /** What the reader studies, as the library knows it; empty where it does not. */
    major: z.string(),
    /** The day from which the account is valid, YYYY-MM-DD; null where the library system does not say. */
    effectTime: z.string().nullable(),
    /** Last valid day, YYYY-MM-DD; null for ever. */
    expiresOn: z.string().nullable(),
    /** The last day that it would have if the reader renewed it now; null where only the desk renews it. */
    renewsUntil: z.string().nullable(),
    expertFlag: z.boolean(),
    loanCount: z.int(),
    /** The most loans this reader may have; null without a limit. */
    loanLimit: z.int().nullable(),
    overdueCount: z.int(),
    dueSoonCount: z.int(),
    holdsReady: z.int(),
    holdsWaiting: z.int(),
    /** What is kept for the reader, first to expire first. */
    readyHolds: z.array(
      z.object({
        holdId: z.string(),
        recordId: z.string(),
        title: z.string(),
        /** Where it can be collected. */
        libName: z.string(),
        /** Last day, YYYY-MM-DD; null without an end. */
        readyUntil: z.string().nullable(),
      }),
    ),
    /** What can be paid now; negative if the library owes the reader. */
    owed: money,
    /** What overdue loans cost so far: it grows, and is owed when they are returned or renewed. */
    accruing: money,
    /** Money of the reader that the library keeps; null where it keeps none such. */
    deposit: money.nullable(),
    prepayment: money.nullable(),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
