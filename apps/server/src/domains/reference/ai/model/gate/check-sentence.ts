import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { TextPiece } from '../../answer-part.ts';
import { plainly } from '../../talk/title-marks.ts';
import type { AssistantTools } from '../../tools/tools.ts';
import type { Evidence } from '../evidence.ts';
import { findQuote } from './find-quote.ts';
import { arePlainWordsAllowed, hasAddress, type SentenceContext } from './plain-words.ts';
import { QUOTED } from './quoted.ts';
import { type MarkedPiece, readMarks } from './read-marks.ts';
import { MAX_SENTENCE } from './sentences.ts';

/** Signs that nobody sees, and that could hide something from the checks. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}]|[\u{fe00}-\u{fe0f}]|(?!\n)\p{Cc}/gu;
/** Quotation marks of full width, of half width and of vertical lines. */
const WIDE_QUOTE = /[＂＇｢｣﹁﹂﹃﹄︽︾︿﹀]/g;
const EMPHASIS = /(\*{1,3}|_{1,3})(?=\S)([^*_\n]+?)\1/g;

const ANY_QUOTE =
  /[\p{Pi}\p{Pf}《》〈〉「」『』“”„"‘‚〝〞〟❛❜❝❞❮❯❰❱]|(?<![\p{L}\p{N}])['’]|['’](?![\p{L}\p{N}])/u;

/**
 * What of a model's sentence may be said: its own words, with works and quotes as citations that are filled in from the records. Undefined
 * for a sentence with anything that no tool said in this answer; then none of it is shown.
 */
export async function checkSentence(
  raw: string,
  tools: Pick<AssistantTools, 'getRecord'>,
  evidence: Evidence,
  context: SentenceContext,
): Promise<TextPiece[] | undefined> {
  if (raw.length > MAX_SENTENCE || evidence.isEmpty()) return undefined;
  const marked = readMarks(withoutEmphasis(usual(raw)));
  if (!marked) return undefined;
  const pieces = marked.flatMap((piece) =>
    piece.kind === 'words' ? readQuotes(piece.text, evidence) : [piece],
  );
  if (pieces.includes('unknown')) return undefined;
  const known = (pieces as MarkedPiece[]).filter((piece, at, all) => !isSameWork(piece, all, at, evidence));
  const words = known.map((piece) => (piece.kind === 'words' ? piece.text : ' ')).join('');
  const isCiting = known.some(({ kind }) => kind !== 'words');
  if (!arePlainWordsAllowed(words, isCiting, evidence, context)) return undefined;
  const said: TextPiece[] = [];
  for (const piece of known) {
    const one = await pieceOf(piece, tools, evidence);
    if (one === undefined) return undefined;
    said.push(one);
  }
  return said;
}

async function pieceOf(
  piece: MarkedPiece,
  tools: Pick<AssistantTools, 'getRecord'>,
  evidence: Evidence,
): Promise<TextPiece | undefined> {
  if (piece.kind === 'words') return plainLines(piece.text);
  const recordId = evidence.recordOf(piece.ref);
  if (recordId === undefined) return undefined;
  if (piece.kind === 'work') return { record: recordId };
  const record = await tools.getRecord(recordId);
  // A record may send readers somewhere, or to a work that nobody has.
  if (isRefusal(record) || hasAddress(piece.text) || evidence.isNamedByTexts(piece.text)) return undefined;
  return findQuote(record, piece.text);
}

/** Titles in quotation marks become citations, other names of the tools stay as they are. `unknown`: nobody said it. */
function readQuotes(text: string, evidence: Evidence): (MarkedPiece | 'unknown')[] {
  const pieces: (MarkedPiece | 'unknown')[] = [];
  const words = (part: string) => {
    if (ANY_QUOTE.test(part.replace(/(?<=\p{L})['’]/gu, ''))) pieces.push('unknown');
    else if (part !== '') pieces.push({ kind: 'words', text: part });
  };
  let from = 0;
  for (const match of text.matchAll(QUOTED)) {
    words(text.slice(from, match.index));
    from = match.index + match[0].length;
    const inside = match.slice(1).find((group) => group !== undefined) ?? '';
    const record = evidence.recordTitled(inside);
    if (record !== undefined) pieces.push({ kind: 'work', ref: evidence.addWork(record, []) });
    else if (evidence.isName(inside)) pieces.push({ kind: 'words', text: inside });
    else pieces.push('unknown');
  }
  words(text.slice(from));
  return pieces;
}

/** A title in quotation marks right before the mark of the same work: it is named once. */
function isSameWork(
  piece: MarkedPiece,
  all: readonly MarkedPiece[],
  at: number,
  evidence: Evidence,
): boolean {
  const before =
    all[at - 1]?.kind === 'words' && all[at - 1] && isBlank(all[at - 1]!) ? all[at - 2] : all[at - 1];
  return (
    piece.kind === 'work' &&
    before?.kind === 'work' &&
    evidence.recordOf(before.ref) === evidence.recordOf(piece.ref)
  );
}

function isBlank(piece: MarkedPiece): boolean {
  return piece.kind === 'words' && piece.text.trim() === '';
}

function usual(text: string): string {
  return text.replace(UNSEEN, '').replace(WIDE_QUOTE, (sign) => sign.normalize('NFKC'));
}

function withoutEmphasis(text: string): string {
  return text.replace(EMPHASIS, '$2').replace(/^(\s*)#{1,6}\s+/, '$1');
}

/** A model's words as text, with line breaks and the mark of a list item. */
function plainLines(text: string): string {
  return text
    .split('\n')
    .map((line, at) => {
      const [, marker = '', rest = ''] = /^(\s*[-*•]\s+)?(.*)$/su.exec(line) ?? [];
      const isItem = at === 0 && marker !== '';
      const space = /^\s/u.test(rest) ? ' ' : '';
      const end = /\S\s+$/u.test(rest) ? ' ' : '';
      return `${isItem ? '- ' : ''}${space}${plainly(rest.trim())}${end}`;
    })
    .join('\n');
}
