import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { id, requiredListOf } from '../../kernel/fields.ts';

/** As many rows as a reader can choose at once. */
export const MOST_CHOSEN_LOANS = 1000;

/** Which rows an export has: the chosen ones, at least one, or all of them by an act of its own. */
export const chosenLoans = {
  loanIds: requiredListOf(id, MOST_CHOSEN_LOANS).optional(),
  all: asCode(z.literal('1')).optional(),
};

type Given = { readonly [K in keyof typeof chosenLoans]?: unknown };

/** Whether an input names rows in exactly one of the two ways. */
export function namesRows({ loanIds, all }: Given): boolean {
  return (loanIds === undefined) !== (all === undefined);
}
