import { asksNothing } from '@lectern/rules/asks-nothing';
import { text } from '../../kernel/fields.ts';

/** The words of a search; '' where absent and where they are signs alone, which ask nothing. */
export function searchText(max: number) {
  return text(max)
    .transform((value) => (asksNothing(value) ? '' : value))
    .default('');
}
