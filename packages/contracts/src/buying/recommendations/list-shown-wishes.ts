import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { WISH_KINDS, WISH_STATES } from './wish.ts';

/** A wish as everybody sees it: what, not who, unless a reader agreed to be named. */
export const shownWish = z.object({
  id: z.string(),
  kind: z.enum(WISH_KINDS),
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  publishTime: z.string(),
  detailType: z.enum(WISH_STATES),
  wishes: z.int(),
  /** Readers who agreed to be named, first come first; at most three. */
  names: z.array(z.string()),
  /** Calendar date. */
  since: z.string(),
  recordId: z.string(),
});
export type ShownWish = z.infer<typeof shownWish>;

/** What readers wish for, where the library shows it: the last changed first. Wishes by the library's own form are not shown. */
export const listShownWishes = endpoint({
  methods: ['GET'],
  path: '/find/recommendBooks/shown',
  origin: 'ours',
  access: 'public',
  summary: 'What readers wish for',
  input: z.object(paging),
  output: z.object({ total: z.int(), wishes: z.array(shownWish) }),
  errors: [],
});
