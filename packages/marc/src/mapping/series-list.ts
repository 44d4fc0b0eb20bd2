import type { Series } from '../bib.ts';

/** A list of series without duplicates; records often have a series twice (as printed and as heading). */
export class SeriesList {
  readonly series: Series[] = [];
  readonly #seen = new Set<string>();

  add(series: Series): void {
    if (series.title === '') return;
    const key = series.title.toLowerCase();
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const { title, number, issn, vernacular } = series;
    this.series.push({
      title,
      ...(number !== undefined && { number }),
      ...(issn !== undefined && { issn }),
      ...(vernacular !== undefined && vernacular !== '' && { vernacular }),
    });
  }
}
