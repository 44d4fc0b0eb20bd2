import type { NamedBib } from '../../../lib/bib-dialogs.ts';
import { permanentBibLink } from '../../../lib/permanent-link.ts';

/** Longer addresses are cut by mail programs, by some without notice. */
const MAX_ADDRESS = 1900;

/** The words of the mail. */
export interface MailWords {
  readonly subject: string;
  /** The last line if not all works fit. */
  readonly rest: (count: number) => string;
}

/** A mailto address (RFC 6068) with title, author and link of each work, for as many works as fit. */
export function mailLink(
  bibs: readonly NamedBib[],
  words: MailWords,
  linkOf: (recordId: string) => string = permanentBibLink,
): string {
  const entries = bibs.map(({ recordId, title, author }) =>
    [author ? `${title} / ${author}` : title, linkOf(recordId)].join('\r\n'),
  );
  for (let fitting = entries.length; ; fitting--) {
    const rest = entries.length - fitting;
    const body = [...entries.slice(0, fitting), ...(rest > 0 ? [words.rest(rest)] : [])].join('\r\n\r\n');
    const address = `mailto:?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body)}`;
    if (address.length <= MAX_ADDRESS || fitting === 0) return address;
  }
}
