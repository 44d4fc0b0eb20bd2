import { createHash } from 'node:crypto';
import type { SearchDocument } from '@lectern/search/search-document';

/** Models read no more than some thousand characters, and what is sent is paid for. */
const LONGEST = 2000;

/** What of a record is sent to get its vector: titles, subjects and abstracts, one on each line. */
export function embeddedText({ text }: Pick<SearchDocument, 'text'>): string {
  const lines = [...(text.title ?? []), ...(text.subject ?? []), ...(text.abstract ?? [])];
  return lines.join('\n').slice(0, LONGEST).toWellFormed();
}

/** A digest of what was sent, by which a changed record is known. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
