import { normaliseIsbn } from '@lectern/rules/isbn';
import { isIssn } from '@lectern/rules/issn';
import * as z from 'zod';
import { calendarDate, id } from '../../kernel/fields.ts';
import { requiredLines, requiredSharedText, sharedLines, sharedText } from '../../kernel/shared-text.ts';

/**
 * Services of a library that can be a form to its desk: a question to an expert, a copy of a work from elsewhere, a comparison of a thesis.
 */
export const SERVICES = ['expert', 'delivery', 'thesis'] as const;
export type Service = (typeof SERVICES)[number];

/** How a reader wants to hear from an expert. The answer stands here in any case. */
export const REPLY_WAYS = ['portal', 'mail', 'phone'] as const;
export const DEGREES = ['bachelor', 'master', 'doctor', 'other'] as const;

/** Characters of a line and of the lines that a reader writes. */
export const SERVICE_LINE_LENGTH = 200;
export const SERVICE_TEXT_LENGTH = 1000;

const line = sharedText(SERVICE_LINE_LENGTH).default('');
const requiredLine = requiredSharedText(SERVICE_LINE_LENGTH);
const note = sharedLines(SERVICE_TEXT_LENGTH).default('');

/** Whether a text is an ISBN or an ISSN with its right check digit, or has the form of a DOI. */
export function isWorkNumber(text: string): boolean {
  return (
    /^(doi:\s*|https:\/\/doi\.org\/)?10\.\d{4,9}\/\S+$/i.test(text) || isIssn(text) || !!normaliseIsbn(text)
  );
}

/** What a form sends. The text of the conversation is the question, or the note. */
export const serviceRequestSchema = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('expert'),
      subject: requiredLine,
      question: requiredLines(SERVICE_TEXT_LENGTH),
      replyBy: z.enum(REPLY_WAYS).default('portal'),
      /** An address or a number; needed for an answer by mail or phone. */
      contact: line,
    })
    .refine(({ replyBy, contact }) => replyBy === 'portal' || contact !== '', {
      path: ['contact'],
      error: 'needed for an answer by mail or phone',
    }),
  z.object({
    kind: z.literal('delivery'),
    /** The record that the form was opened from. */
    recordId: z.union([id, z.literal('')]).default(''),
    title: requiredLine,
    authors: line,
    /** The journal, or the book that a chapter is in. */
    source: line,
    year: z
      .string()
      .regex(/^(\d{4})?$/, 'a year of four digits')
      .default(''),
    pages: sharedText(40).default(''),
    /** ISSN, ISBN or DOI. */
    number: sharedText(SERVICE_LINE_LENGTH)
      .refine((value) => value === '' || isWorkNumber(value), { error: 'an ISSN, ISBN or DOI' })
      .default(''),
    /** The last day on which it is of use. */
    until: z.union([calendarDate, z.literal('')]).default(''),
    note,
  }),
  z.object({
    kind: z.literal('thesis'),
    title: requiredLine,
    degree: z.enum(DEGREES),
    department: requiredLine,
    /** That the desk gets the thesis and has it compared. */
    consent: z.literal(true),
    note,
  }),
]);
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

/** What a request says besides its title and text, in the order in which it is shown. `replyBy` and `degree` are codes. */
export const SERVICE_DETAILS = [
  'replyBy',
  'contact',
  'authors',
  'source',
  'year',
  'pages',
  'number',
  'until',
  'degree',
  'department',
] as const;

export const serviceDetailsSchema = z.array(z.object({ name: z.enum(SERVICE_DETAILS), value: z.string() }));
export type ServiceDetails = z.infer<typeof serviceDetailsSchema>;
