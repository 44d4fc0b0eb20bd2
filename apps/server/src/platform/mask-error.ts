import { ZodError } from 'zod';
import { MASKED, maskPersonal } from './mask-personal.ts';

const LONGEST = 300;
/** No pattern reads more of a message. */
const READ = 1000;
/** What stands behind the name of a secret in settings, headers and addresses. */
const SECRET = /((?:token|secret|password|passwd|signature|key)["']?[:=]\s?|(?:bearer|basic)\s)[^\s&,;]+/giu;
/** Words that are long enough for a token. Those with digits are masked: names of tables and classes have none. */
const LONG_WORD = /[\w+=-]{20,}/gu;
/** A value that a message quotes, with what a database or a program says in front of a name of its own. */
const QUOTED = /(?:\b(?:constraint|relation|column|table|index|function|kind) )?"[^"]*"/gu;
const PROGRAM_NAME = / "[a-z_][a-z\d_.-]*"$/;
/** `JSON.parse` puts what it read into its message, with quotes of its own that end nowhere. */
const JSON_END = ' is not valid JSON';

/**
 * The message of an error for staff and operators: one line of at most 300 characters, without mail addresses, long numbers, quoted values
 * and secrets.
 */
export function maskError(error: unknown): string {
  const masked = withoutSource(messageOf(error).slice(0, READ))
    .replace(SECRET, `$1${MASKED}`)
    .replace(QUOTED, (text) => (PROGRAM_NAME.test(text) ? text : MASKED))
    .replace(LONG_WORD, (word) => (/\d/.test(word) ? MASKED : word));
  return maskPersonal(masked).replace(/\s+/gu, ' ').trim().slice(0, LONGEST);
}

function messageOf(error: unknown): string {
  // Its message quotes names of fields and values alike.
  if (error instanceof ZodError)
    return error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function withoutSource(message: string): string {
  const end = message.lastIndexOf(JSON_END);
  const quote = message.indexOf('"');
  return end < 0 || quote < 0 || quote > end
    ? message
    : `${message.slice(0, quote)}${MASKED}${message.slice(end)}`;
}
