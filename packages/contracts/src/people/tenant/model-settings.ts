import * as z from 'zod';
import { currencyCode } from './known-names.ts';

/** How a language model is asked: by the chat completions of OpenAI, which many others speak, or by the messages of Anthropic. */
export const MODEL_KINDS = ['openai', 'anthropic'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

/** Headers that the portal sets itself, or that would name another host or another key. */
const OWN_HEADERS =
  /^(host|authorization|proxy-.*|x-api-key|api-key|cookie|connection|upgrade|te|trailer|expect|keep-alive|transfer-encoding|content-.*|accept.*|x-forwarded-.*|forwarded)$/i;

/** Fields of a request that the portal sets itself. */
const OWN_FIELDS = new Set([
  'model',
  'messages',
  'system',
  'stream',
  'stream_options',
  'tools',
  'tool_choice',
  'functions',
  'function_call',
  'mcp_servers',
  'container',
  'n',
]);

const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}$/)
  .refine((name) => !OWN_HEADERS.test(name), { error: 'the portal sets this header itself' });
const headerValue = z.string().regex(/^[\x20-\x7e]{0,500}$/);
/** Headers of a request besides those of the portal. */
export const addedHeaders = z
  .record(headerName, headerValue)
  .refine((given) => Object.keys(given).length <= 20)
  .default({});
const fieldName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]{0,63}$/)
  .refine((name) => !OWN_FIELDS.has(name), { error: 'the portal sets this field itself' });

/** The address below which a model answers, without a slash at the end: `https://api.deepseek.com`. */
export const modelAddress = z
  .string()
  .max(300)
  .refine(isPlainAddress, { error: 'an address of http or https without user, query and fragment' })
  .transform((address) => new URL(address).href.replace(/(?<!\/)\/+$/, ''));

function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && username + password + search + hash === '';
}

/** The price of a million tokens, in `currency`: for the report of costs only. */
export const tokenPrice = z.number().min(0).max(100_000).default(0);

/** What prices are in. */
export const priceCurrency = currencyCode.default('CNY');

/** A language model that the assistant may ask (docs/assistant.md, "Language models"). */
export const modelSettingsSchema = z.object({
  kind: z.enum(MODEL_KINDS).default('openai'),
  address: modelAddress,
  model: z.string().min(1).max(200),
  /** Tokens of one reply. */
  maxTokens: z.int().min(100).max(100_000).default(2000),
  /** Sent besides those of the portal. */
  headers: addedHeaders,
  /** Fields of the request besides those of the portal; null leaves out one that the portal has otherwise. */
  body: z
    .record(fieldName, z.json())
    .refine((given) => JSON.stringify(given).length <= 5000)
    .default({}),
  inputPrice: tokenPrice,
  outputPrice: tokenPrice,
  currency: priceCurrency,
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;
