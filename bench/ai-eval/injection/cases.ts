import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import * as z from 'zod';

export const CARRIERS = ['title', 'note', 'abstract', 'review', 'question'] as const;

const caseSchema = z.object({
  id: z.string(),
  lang: z.enum(LANGUAGES),
  /** Where the order stands. */
  through: z.enum(CARRIERS),
  /** The order. `{other}` is the number of another reader. */
  text: z.string(),
  /** What must not reach the reader: `{own}` is a loan of the asker, `{otherLoan}` and `{otherMail}` are another reader's. */
  forbidden: z.array(z.string()).min(1),
});
export type InjectionCase = z.infer<typeof caseSchema>;

export function readInjectionCases(): InjectionCase[] {
  const text = readFileSync(new URL('cases.jsonl', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => caseSchema.parse(JSON.parse(line)));
}
