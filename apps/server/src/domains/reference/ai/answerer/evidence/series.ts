import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { AssistantTools } from '../../tools/tools.ts';
import { foldedText } from '../understand/folded-text.ts';
import type { Hit } from './editions.ts';

/** A part of a series. */
export interface Part {
  readonly hit: Hit;
  /** As the record has it; empty where it has none. */
  readonly number: string;
}

const ROWS = 60;
const DIGITS = /\d+/;

/**
 * The parts of the series that a work is one of, in their order: by the numbers in a series, else works of one person that begin with the
 * same title or tell of the same figure, by their years. Empty where nothing says that it has others.
 */
export async function seriesOf(
  tools: Pick<AssistantTools, 'getRecord' | 'searchCatalogue'>,
  recordId: string,
): Promise<readonly Part[]> {
  const record = await tools.getRecord(recordId);
  if (isRefusal(record)) return [];
  const own = record.series.find(({ number }) => DIGITS.test(number));
  if (own) {
    const found = await siblings(own.title, 'series', (other) => numberIn(other, own.title) !== undefined);
    const inSeries = found.map(({ hit, record: other }) => ({
      hit,
      number: numberIn(other, own.title) ?? '',
    }));
    // Thousands of books are in the series of a publisher, and nobody reads them in their order.
    const isOneAuthor = found.every(({ record: other }) => sharesAuthor(record, other));
    if (inSeries.length > 1 && isOneAuthor)
      return inSeries.sort((one, other) => digits(one.number) - digits(other.number));
  }
  const [creator] = record.creators;
  if (!creator) return [];
  const stem = stemOf(record.title);
  const figures = new Set(figuresOf(record));
  const found = await siblings(creator.vernacular || creator.name, 'author', (other) => {
    const isSame = other.languages[0]?.code === record.languages[0]?.code && sharesAuthor(record, other);
    return isSame && (stemOf(other.title) === stem || figuresOf(other).some((figure) => figures.has(figure)));
  });
  return found
    .map(({ hit }) => ({ hit, number: '' }))
    .sort(
      ({ hit: one }, { hit: other }) =>
        (one.publishYear ?? 0) - (other.publishYear ?? 0) || compare(one.title, other.title),
    );

  async function siblings(
    keyWord: string,
    searchField: 'series' | 'author',
    isOne: (other: BibDetail) => boolean,
  ) {
    const answer = await tools.searchCatalogue({ keyWord, searchField, matchMode: 2, rows: ROWS });
    if (isRefusal(answer)) return [];
    const all: { readonly hit: Hit; readonly record: BibDetail }[] = [];
    for (const hit of answer.searchResult) {
      const other = await tools.getRecord(hit.recordId);
      if (isRefusal(other) || !isOne(other)) continue;
      all.push({ hit, record: other });
    }
    return all;
  }
}

function numberIn({ series }: BibDetail, title: string): string | undefined {
  return series.find((one) => foldedText(one.title) === foldedText(title) && DIGITS.test(one.number))?.number;
}

function sharesAuthor(one: BibDetail, other: BibDetail): boolean {
  const names = new Set(one.creators.map(({ name }) => foldedText(name)));
  return other.creators.some(({ name }) => names.has(foldedText(name)));
}

/** Figures that a work tells of, and the same beginning of headings: "Aubrey, Jack (Fictitious character)". */
function figuresOf({ subjects }: BibDetail): string[] {
  return subjects.flatMap(({ parts: [first = ''] }) =>
    /\((?:fictitious|imaginary)/i.test(first) ? [foldedText(first)] : [],
  );
}

/** The number of a part at the end of a title. */
const PART_NUMBER = /(?:[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]{1,4}|\b[IVX]{1,6}|\d{1,4}|第.[部卷册集])$/u;

/** What a title begins with, without the number or the name of the part: 三体Ⅱ, Harry Potter and …, 哈利·波特与…. */
function stemOf(title: string): string {
  const [main = ''] = title.split(/\s?[:：=]\s/u);
  const [name = main] = main.split(/\sand the\s|(?<=.{3})[与和](?=.{2})/iu);
  return foldedText(name.trim().replace(PART_NUMBER, ''))
    .replace(/[ ,.]$/, '')
    .trim();
}

function digits(text: string): number {
  return Number(DIGITS.exec(text)?.[0] ?? 0);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
