/** Longer text without the end of a sentence is cut, and what is cut says too little to be shown. */
export const MAX_SENTENCE = 2000;

const PAIRS: Readonly<Record<string, string>> = {
  '《': '》',
  '〈': '〉',
  '「': '」',
  '『': '』',
  '“': '”',
  '«': '»',
  '（': '）',
  '(': ')',
};
const ENDS_AT_ONCE = /[。！？；…]/u;
const ENDS_BEFORE_SPACE = /[.!?]/;

/** Cuts text that comes in pieces into sentences. The end of a line always ends one. */
export function createSentences() {
  let text = '';
  return {
    /** The sentences that are whole now, each with the white space behind it. */
    *push(piece: string): Iterable<string> {
      text += piece;
      for (let end = firstEnd(text); end > 0; end = firstEnd(text)) {
        const behind = /^[^\S\n]*\n?/u.exec(text[end - 1] === '\n' ? '' : text.slice(end))?.[0].length ?? 0;
        yield text.slice(0, end + behind);
        text = text.slice(end + behind);
      }
    },
    /** What is left. */
    rest(): string {
      const rest = text;
      text = '';
      return rest;
    },
  };
}

/** Where the first sentence ends; 0 where none is whole yet. */
function firstEnd(text: string): number {
  const open: string[] = [];
  let isInMark = false;
  let isInStraight = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    const pair = text.slice(at, at + 2);
    if (sign === '\n') return at + 1;
    if (pair === '[[') isInMark = true;
    if (isInMark) {
      if (pair === ']]') isInMark = false;
      continue;
    }
    if (sign === '"') isInStraight = !isInStraight;
    if (PAIRS[sign]) open.push(PAIRS[sign]);
    else if (sign === open.at(-1)) open.pop();
    if (open.length > 0 || isInStraight) continue;
    const next = text[at + 1];
    if (ENDS_AT_ONCE.test(sign) && next !== undefined && !ENDS_AT_ONCE.test(next)) return at + 1;
    if (ENDS_BEFORE_SPACE.test(sign) && next !== undefined && /\s/u.test(next)) return at + 1;
  }
  return text.length > MAX_SENTENCE ? text.length : 0;
}
