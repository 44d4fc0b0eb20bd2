import * as z from 'zod';
import { text } from '../../kernel/fields.ts';

const line = text(100).default('');

/** What a reader who leaves says about their studies (document 2, section 3). */
export const applicationFields = { department: line, major: line, className: line, year: line };

/** A leave-school application as the reader sees it. */
export const applicationView = z.object({
  name: z.string(),
  /** The number of the card; of the account if there is no card in use. */
  readerNumber: z.string(),
  account: z.string(),
  department: z.string(),
  major: z.string(),
  className: z.string(),
  year: z.string(),
});
export type LeavingApplication = z.infer<typeof applicationView>;
