import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Quote, Source } from '@lectern/contracts/reference/ai/answer-lines';
import type { TextPiece } from '../answer-part.ts';
import type { AssistantTools } from '../tools/tools.ts';
import { citedQuote, citedTitle } from './title-marks.ts';

/** A sentence with what it rests on. */
export interface Cited {
  readonly text: string;
  /** Works that it names, in their order. */
  readonly named: readonly Source[];
  /** Works that no sentence has named before. */
  readonly sources: readonly Source[];
  readonly quotes: readonly Quote[];
}

/** The works of one answer, numbered as they come. Every title, name and quoted word is read from the record, now. */
export function createCitations(tools: Pick<AssistantTools, 'getRecord'>, language: Language) {
  const sources = new Map<string, Source>();

  /** @returns undefined where the sentence names a work that the reader cannot see: it is not said at all. */
  async function cite(pieces: readonly TextPiece[]): Promise<Cited | undefined> {
    const before = sources.size;
    const named: Source[] = [];
    const quotes: Quote[] = [];
    let text = '';
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        text += piece;
        continue;
      }
      const record = await tools.getRecord('quote' in piece ? piece.quote.record : piece.record);
      if (isRefusal(record)) return undefined;
      const source = numbered(record);
      named.push(source);
      if ('quote' in piece) {
        const quote = quoted(record, piece.quote, source.number);
        if (!quote) return undefined;
        quotes.push(quote);
        text += citedQuote(quote.text, source.number, language);
      } else {
        text += piece.isBare ? `[${source.number}]` : citedTitle(source.title, source.number, language);
      }
    }
    return { text, named, quotes, sources: [...sources.values()].slice(before) };
  }

  function numbered(record: BibDetail): Source {
    const known = sources.get(record.recordId);
    if (known) return known;
    const source = sourceOf(record, sources.size + 1);
    sources.set(record.recordId, source);
    return source;
  }
  return { cite, all: (): readonly Source[] => [...sources.values()] };
}

function sourceOf(record: BibDetail, number: number): Source {
  return {
    number,
    recordId: record.recordId,
    title: record.title,
    author: record.responsibility || (record.creators[0]?.vernacular ?? record.creators[0]?.name ?? ''),
    publisher: record.publishers[0] ?? '',
    publishYear: record.publishYear,
    isbn: record.isbns.find(({ valid }) => valid)?.value ?? '',
    docCode: record.docCode.code,
    imgUrl: record.imgUrl,
  };
}

type WrittenQuote = Extract<TextPiece, { quote: unknown }>['quote'];

function quoted(
  record: BibDetail,
  { part, index, from, to }: WrittenQuote,
  number: number,
): Quote | undefined {
  const texts = { abstract: record.abstracts, contents: record.contents, note: record.notes }[part];
  const text = texts[index]?.slice(from, to) ?? '';
  return text.trim() === '' ? undefined : { number, part, index, from, to, text };
}
