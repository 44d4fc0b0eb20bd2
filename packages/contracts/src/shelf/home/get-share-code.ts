import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { SEARCH_TOO_LONG } from '../../discovery/search/errors.ts';
import { searchStateSchema } from '../../discovery/search/search-state.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';

/** Longest address that a QR code holds so that a phone still reads it from a screen. */
export const MAX_SHARED_ADDRESS = 1000;

/**
 * A permanent link to a record or a search of this library as a QR code. The link is made here from the record or the search: no caller
 * can have a code made for an address of its own. Without either it leads to the library's first page.
 */
export const getShareCode = endpoint({
  methods: ['POST'],
  path: '/find/index/weixinShareQrCode',
  origin: 'spec',
  access: 'public',
  summary: 'A link to a record or search as a QR code',
  input: z.object({ recordId: id.optional(), search: searchStateSchema.optional() }),
  output: z.object({
    url: z.string(),
    /** An SVG picture as a data: address. */
    img: z.string(),
  }),
  errors: [BIB_NOT_FOUND, SEARCH_TOO_LONG],
  rateLimit: { max: 60, windowSeconds: 60 },
});
