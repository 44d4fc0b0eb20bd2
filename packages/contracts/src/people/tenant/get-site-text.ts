import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SITE_TEXTS } from './site-texts.ts';

/** A text of the library that has a page of its own, in the language of the request. */
export const getSiteText = endpoint({
  methods: ['GET'],
  path: '/find/findConfig/getSiteText',
  origin: 'ours',
  access: 'public',
  summary: 'The text of /privacy, /oldPrivacy, /help or /accessibility',
  input: z.object({ name: z.enum(SITE_TEXTS) }),
  output: z.object({
    name: z.enum(SITE_TEXTS),
    /** HTML of the library; the page cleans it. Empty: the library has no such text (oldPrivacy only). */
    html: z.string(),
    /** The library has not written its own text: this is the template of the product. */
    isTemplate: z.boolean(),
    /** The version that readers agree to; of `privacy` only, else empty. */
    version: z.string(),
  }),
  errors: [],
});
