const TOKEN = /<(\/?)([a-z0-9]+)(?:\s+href="([^"]*)")?\s*\/?>|([^<]+)/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const SIGNS = /[\\`*_[\]<>~|#]/g;
/** What begins a list or a line under a heading, at the beginning of a line. */
const LINE_SIGN = /^(?:[-+=]|\d+(?=[.)]))/;
const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4']);
const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };
/** Between letters a mark is always read as one; beside other signs it may be shown as it is. */
const INNER = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/su;

interface List {
  readonly isNumbered: boolean;
  count: number;
}

/**
 * Clean HTML (`platform/clean-html.ts`) as paragraphs of Markdown, each with the empty line behind it: what the stream of an answer
 * carries. Headings become bold lines, underlined and small text is plain.
 */
export function answerMarkdown(html: string): string[] {
  const blocks: string[] = [];
  const lists: List[] = [];
  /** Texts of elements inside the block, the innermost last. */
  const open: { readonly tag: string; readonly href: string; text: string }[] = [];
  let block = '';
  const write = (text: string) => {
    const inner = open.at(-1);
    if (inner) inner.text += text;
    else block += text;
  };
  const endBlock = () => {
    while (open.length > 0) closeInner();
    if (block.trim() !== '') blocks.push(`${block.trimEnd()}\n\n`);
    block = '';
  };
  function closeInner(): void {
    const inner = open.pop();
    if (!inner) return;
    const { tag, href, text } = inner;
    const mark = MARKS[tag];
    if (tag === 'a' && href !== '' && text.trim() !== '') write(`[${text}](${linkOf(href)})`);
    else write(mark && INNER.test(text) ? `${mark}${text}${mark}` : text);
  }

  for (const [, slash, tag = '', href = '', text] of html.matchAll(TOKEN)) {
    if (text !== undefined) {
      const isAtStart = open.length === 0 && (block === '' || block.endsWith('\n'));
      const words = escaped(decoded(text).replace(/\s+/g, ' '));
      write(isAtStart ? asLine(words.trimStart()) : words);
      continue;
    }
    const isEnd = slash === '/';
    if (tag === 'br') write('\\\n');
    else if (tag === 'ul' || tag === 'ol') {
      if (isEnd) lists.pop();
      else {
        if (lists.length === 0) endBlock();
        lists.push({ isNumbered: tag === 'ol', count: 0 });
      }
      if (lists.length === 0) endBlock();
    } else if (tag === 'li') {
      while (open.length > 0) closeInner();
      const list = lists.at(-1);
      if (isEnd || !list) continue;
      list.count += 1;
      if (block !== '') block = `${block.trimEnd()}\n`;
      block += `${'   '.repeat(lists.length - 1)}${list.isNumbered ? `${list.count}.` : '-'} `;
    } else if (tag === 'p' || HEADINGS.has(tag)) {
      if (lists.length > 0) continue;
      if (isEnd && HEADINGS.has(tag)) {
        while (open.length > 0) closeInner();
        const heading = block.trim();
        block = INNER.test(heading) ? `**${heading.replaceAll('**', '')}**` : heading;
      }
      endBlock();
    } else if (isEnd) {
      if (open.some((inner) => inner.tag === tag)) {
        while (open.at(-1)?.tag !== tag) closeInner();
        closeInner();
      }
    } else open.push({ tag, href: decoded(href), text: '' });
  }
  endBlock();
  return blocks;
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function escaped(text: string): string {
  return text.replace(SIGNS, '\\$&');
}

/** A line that begins no list and no number. */
function asLine(text: string): string {
  return text.replace(LINE_SIGN, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`));
}

/** An address that ends where the bracket behind it does. */
function linkOf(href: string): string {
  return href.replace(/[\s()<>\\]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  );
}
