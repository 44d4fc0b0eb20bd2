/** The last bracket that opens before the words; an address has none. */
const LINK = /(?<!\\)\[((?:\\.|[^[\]\\])*)\]\([^)\s[]*\)/g;
/** A mark beside a letter; a sign that was escaped stands behind a backslash. */
const MARK = /(?<!\\)(\*\*|\*|`)(?=\S)|(?<=\S)(?<!\\)(\*\*|\*|`)/g;
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const BREAK = /\\\n/g;

/** The words of an answer without the signs of Markdown: what is copied, and what screen readers hear. */
export function plainMarkdown(text: string): string {
  return text.replace(LINK, '$1').replace(MARK, '').replace(BREAK, '\n').replace(ESCAPED, '$1');
}
