import { PROVIDER_ADAPTERS } from '../provider-adapters.ts';
import type { Statement } from './statement.ts';

/** A statement has one day, so it has fewer lines; and none is as long. */
const MOST_LINES = 100_000;
const LONGEST_LINE = 20_000;

/**
 * A provider's statement; undefined if it is of no provider that is known, or has too many or too long lines for a statement of one day.
 * Alipay writes GB18030, the others UTF-8.
 */
export function readStatement(bytes: Uint8Array): Statement | undefined {
  const text = decoded(bytes);
  if (isTooMuch(text)) return undefined;
  for (const provider of Object.values(PROVIDER_ADAPTERS)) {
    const statement = provider.readStatement(text);
    if (statement) return statement;
  }
  return undefined;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Looked at before any line is read. */
function isTooMuch(text: string): boolean {
  let lines = 1;
  let from = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    lines += 1;
    if (lines > MOST_LINES || end - from > LONGEST_LINE) return true;
    from = end + 1;
  }
  return text.length - from > LONGEST_LINE;
}
