import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';
import { MOST_MATCHED } from './match.ts';

/** Characters of a title on a card (document 1, section 9). */
export const CARD_TITLE = 14;

export const cardSchema = z.object({
  recordId: z.string(),
  /** Empty where the page draws the cover. */
  imgUrl: z.string(),
  /** Its first characters, see CARD_TITLE. */
  title: z.string(),
  publisher: z.string(),
});

/** Cards of works, in the order of the ids; what is not in the catalogue is left out. */
export const findDetailByRecordIds = endpoint({
  methods: ['POST'],
  path: '/find/ai/findDetailByRecordIds',
  origin: 'spec',
  access: 'patron',
  summary: 'Cards of the works of an answer',
  input: z.object({ recordIds: listOf(id, MOST_MATCHED) }),
  output: z.array(cardSchema),
  errors: [],
});
