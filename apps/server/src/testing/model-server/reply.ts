import * as z from 'zod';

/** How bytes leave: everything here is allowed by the protocol of server-sent events. */
export const wireSchema = z.strictObject({
  lineEnd: z.enum(['lf', 'crlf', 'cr']).default('lf'),
  /** `bytes`: each byte by itself, so that characters and lines are split. A number: pieces of so many bytes. */
  pieces: z.union([z.literal('events'), z.literal('bytes'), z.int().min(1)]).default('events'),
  /** Comments, ids, times and unknown fields between the lines. */
  isNoisy: z.boolean().default(false),
  /** A mark of byte order first, and no space behind the colons. */
  isTight: z.boolean().default(false),
  /** The JSON of an event on several lines of data. */
  isFolded: z.boolean().default(false),
});
export type Wire = z.infer<typeof wireSchema>;

/**
 * How a reply ends: `whole`; `unsigned` has its reason to stop but not its last line, `held` keeps the connection too; `open` ends without
 * a reason, `cut` in the middle of a line, `silent` says nothing more and keeps the connection; `error` is an error in the words of the
 * protocol, `unreadable` a line that no client can read. The others never end: text, marks that the connection lives, one line, a call.
 */
export const ENDS = [
  'whole',
  'unsigned',
  'held',
  'open',
  'cut',
  'silent',
  'error',
  'unreadable',
  'endlessText',
  'endlessPings',
  'endlessLine',
  'endlessCall',
] as const;

const callSchema = z.strictObject({
  name: z.string(),
  /** JSON text, right or wrong; it is sent in two pieces. */
  input: z.string(),
});

/** How the server replies to one request. Without anything it says nothing and is done. */
export const replySchema = z.strictObject({
  /** Milliseconds until the response begins. */
  waitMs: z.int().min(0).default(0),
  /** Milliseconds between two events. */
  pauseMs: z.int().min(0).default(0),
  /** Other than 200: an error in the words of the protocol. */
  status: z.int().min(200).max(599).default(200),
  retryAfter: z.string().optional(),
  location: z.string().optional(),
  /** `code` of an error; `page`: a page of HTML in place of JSON or of the stream. */
  code: z.string().default('overloaded_error'),
  isPage: z.boolean().default(false),
  /** What it thinks first; it wants it back with the results. */
  thought: z.string().optional(),
  /** Pieces of the text. */
  text: z.array(z.string()).readonly().default([]),
  calls: z.array(callSchema).readonly().default([]),
  /** Ids of calls: as they should be, none, or one for all. */
  ids: z.enum(['own', 'missing', 'same']).default('own'),
  /** Pieces of several calls in turns. */
  isInterleaved: z.boolean().default(false),
  /** `length`: it ran out of tokens. `refusal`: it does not want to; `filter`: others do not want it to. */
  stop: z.enum(['length', 'refusal', 'filter']).optional(),
  /** Tokens as the provider counts them, right or wrong; null for none. */
  tokens: z
    .strictObject({ input: z.number(), output: z.number() })
    .nullable()
    .default({ input: 100, output: 20 }),
  end: z.enum(ENDS).default('whole'),
  wire: wireSchema.prefault({}),
});
export type Reply = z.infer<typeof replySchema>;
export type ScriptedReply = z.input<typeof replySchema>;

export function replyOf(scripted: ScriptedReply): Reply {
  return replySchema.parse(scripted);
}
