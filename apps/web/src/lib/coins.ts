/** What a list or page knows of a work. */
export interface CitedWork {
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly publishYear: number | null;
  readonly isbn: string;
  readonly docCode: string;
}

interface Kind {
  readonly format: 'book' | 'journal' | 'dissertation';
  readonly genre?: string;
  readonly title: string;
}

const BOOK: Kind = { format: 'book', genre: 'book', title: 'rft.btitle' };

/** Document types that OpenURL describes in another way than books. */
const KINDS: Readonly<Record<string, Kind>> = {
  journal: { format: 'journal', genre: 'journal', title: 'rft.jtitle' },
  newspaper: { format: 'journal', genre: 'journal', title: 'rft.jtitle' },
  article: { format: 'journal', genre: 'article', title: 'rft.atitle' },
  thesis: { format: 'dissertation', title: 'rft.title' },
  conference: { format: 'book', genre: 'conference', title: 'rft.btitle' },
};

/**
 * The context object of a work for the title of a span of class Z3988 (COinS: OpenURL 1.0, ANSI/NISO Z39.88-2004), by which reference
 * managers in the browser see what a page lists.
 */
export function coinsOf(work: CitedWork): string {
  const { format, genre = '', title } = KINDS[work.docCode] ?? BOOK;
  const fields: readonly (readonly [string, string])[] = [
    ['ctx_ver', 'Z39.88-2004'],
    ['rft_val_fmt', `info:ofi/fmt:kev:mtx:${format}`],
    ['rft.genre', genre],
    [title, work.title],
    ['rft.au', work.author],
    ['rft.pub', work.publisher],
    ['rft.date', work.publishYear === null ? '' : String(work.publishYear)],
    ['rft.isbn', format === 'journal' ? '' : work.isbn],
  ];
  const known = fields.filter(([, value]) => value !== '');
  return new URLSearchParams(known.map(([name, value]) => [name, value])).toString();
}
