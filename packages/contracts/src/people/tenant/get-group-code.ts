import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
import { LANGUAGES } from '../../kernel/languages.ts';

/** Finds the library behind a page path: the first call of every page (specification 1, section 3). */
export const getGroupCode = endpoint({
  methods: ['POST'],
  path: '/find/homePage/getGroupCode',
  origin: 'spec',
  access: 'public',
  tenantFrom: 'input',
  summary: 'The tenant library of a page path',
  input: z.object({ mappingPath: text(64) }),
  output: z.object({
    groupCode: z.string(),
    mappingPath: z.string(),
    /** The library's name in the language of the request. */
    name: z.string(),
    /** Whether the library has a way to send mails or text messages to its readers. */
    msgFlag: z.boolean(),
    /** The library's number in a reading platform that other clients lead to, from the settings; empty if it has none. */
    fid: z.string(),
    languages: z.array(z.string()),
    defaultLanguage: z.enum(LANGUAGES),
  }),
  errors: [],
});
