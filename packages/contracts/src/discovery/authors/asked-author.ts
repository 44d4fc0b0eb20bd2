import { askedRecord } from '../../collection/detail/asked-record.ts';
import { text } from '../../kernel/fields.ts';

/** Characters of the longest name that is sought. */
const LONGEST_NAME = 200;

/** An author: by a name in any form that the catalogue has, else the main creator of a record. */
export const askedAuthor = {
  ...askedRecord,
  author: text(LONGEST_NAME).optional(),
};
