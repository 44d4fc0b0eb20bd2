export const TEXT_MARKS = ['heading', 'paragraph', 'bold', 'italic', 'list', 'numbers', 'link'] as const;
export type TextMark = (typeof TEXT_MARKS)[number];

interface Selection {
  readonly from: number;
  readonly to: number;
}

const AROUND: Readonly<
  Record<Exclude<TextMark, 'list' | 'numbers'>, readonly [open: string, close: string]>
> = {
  heading: ['<h2>', '</h2>'],
  paragraph: ['<p>', '</p>'],
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  link: ['<a href="https://">', '</a>'],
};

/** A text with tags around what is selected, and what is selected then. For lists each selected line becomes an entry. */
export function withMark(
  text: string,
  { from, to }: Selection,
  mark: TextMark,
): Selection & { readonly text: string } {
  const chosen = text.slice(from, to);
  if (mark === 'list' || mark === 'numbers') {
    const tag = mark === 'list' ? 'ul' : 'ol';
    const entries = chosen.split('\n').filter((line) => line.trim() !== '' || chosen.trim() === '');
    const written = `<${tag}>\n${entries.map((line) => `<li>${line.trim()}</li>`).join('\n')}\n</${tag}>`;
    return put(text, { from, to }, written, { from, to: from + written.length });
  }
  const [open, close] = AROUND[mark];
  const inside = { from: from + open.length, to: from + open.length + chosen.length };
  return put(text, { from, to }, `${open}${chosen}${close}`, inside);
}

function put(text: string, { from, to }: Selection, written: string, selected: Selection) {
  return { text: `${text.slice(0, from)}${written}${text.slice(to)}`, ...selected };
}
