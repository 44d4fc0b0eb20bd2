import type { Bib, Imprint } from '@lectern/marc/bib';
import { normaliseIssn } from '@lectern/rules/issn';
import { isFoundAsNumber } from '@lectern/search/analysis/number-forms';
import { imprintLine } from '../../collection/catalogue/records/bib-words.ts';

/** An item with the call number on its label. */
interface LabelledItem {
  readonly callNumber: string;
}

/**
 * What a result row or the page of a record shows beside titles, names, subjects and notes: edition, imprints as printed, and in one text
 * years, physical description, call numbers and the like. One text takes less of an index than many. Numbers that are found as numbers are
 * absent.
 */
export function shownTexts(bib: Bib, items: readonly LabelledItem[]): (string | undefined)[] {
  const others = [
    yearAlone(bib),
    ...bib.physical,
    bib.frequency,
    bib.host?.part,
    ...bib.isbns.flatMap(({ value, valid, qualifier }) => [valid ? undefined : value, qualifier]),
    ...bib.issns.filter((issn) => normaliseIssn(issn) === undefined),
    ...wordsOfNumbers(bib, items),
    ...bib.holdings.flatMap(({ summary }) => summary),
  ];
  return [
    bib.edition,
    ...bib.imprints.flatMap(imprintTexts),
    [...new Set(others.filter(Boolean))].join(' ; '),
  ];
}

/** The line as it is shown, and what only one of the two scripts has. */
function imprintTexts(imprint: Imprint): string[] {
  const line = imprintLine(imprint);
  return imprint.vernacular ? [line, imprintLine({ ...imprint, vernacular: '' })] : [line];
}

/** The year where no imprint has it as a word: "c1999", or a year from the coded field. */
function yearAlone({ year, imprints }: Bib): string | undefined {
  if (year === undefined) return undefined;
  const shown = String(year);
  const isInDate = imprints.some(({ date = '' }) => date.split(/[^\p{L}\p{N}]+/u).includes(shown));
  return isInDate ? undefined : shown;
}

/** The words of call and class numbers that a query reads as several words ("QA76.73 .J38 2005"), each once. Whole numbers are keywords. */
function wordsOfNumbers({ holdings, classes }: Bib, items: readonly LabelledItem[]): string[] {
  const numbers = [
    ...[...items, ...holdings].map(({ callNumber = '' }) => callNumber),
    ...classes.map(({ notation }) => notation),
  ];
  return numbers.filter((number) => !isFoundAsNumber(number)).flatMap((number) => number.split(/\s+/));
}
