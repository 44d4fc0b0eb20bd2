import type { Series } from '../bib.ts';

/** Collects series in order; one that is said twice (as printed and as traced) stays one. */
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
