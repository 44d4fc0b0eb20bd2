/** A piece of a model's sentence: its own words, a work that it cites, or words that it says a record has. */
export type MarkedPiece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'work'; readonly ref: string }
  | { readonly kind: 'quote'; readonly ref: string; readonly text: string };

const MARK = /\[\[\s*(R\d{1,4})\s*(?:\|([^\]]{1,1000}))?\]\]/g;

/** The pieces of a sentence with marks: `[[R1]]` cites a work, `[[R1|words]]` quotes it. Undefined where a mark is none of these. */
export function readMarks(sentence: string): MarkedPiece[] | undefined {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const mark of sentence.matchAll(MARK)) {
    const [whole, ref = '', text] = mark;
    if (mark.index > from) pieces.push({ kind: 'words', text: sentence.slice(from, mark.index) });
    pieces.push(text === undefined ? { kind: 'work', ref } : { kind: 'quote', ref, text });
    from = mark.index + whole.length;
  }
  if (from < sentence.length) pieces.push({ kind: 'words', text: sentence.slice(from) });
  const isBroken = pieces.some((piece) => piece.kind === 'words' && /\[\[|\]\]/.test(piece.text));
  return isBroken ? undefined : pieces;
}
