import type { BibTitle, TitleKind } from '../bib.ts';

interface MoreOfTitle {
  readonly vernacular?: string | undefined;
  readonly nonfiling?: number | undefined;
  readonly work?: string | undefined;
}

/** A list of titles without empty ones and duplicates. */
export class TitleList {
  readonly titles: BibTitle[] = [];
  readonly #seen = new Set<string>();

  add(kind: TitleKind, value: string, more: MoreOfTitle = {}): void {
    if (value === '') return;
    const key = value.toLowerCase();
    if (this.#seen.has(key) && (more.vernacular === undefined || this.#seen.has(more.vernacular))) return;
    this.#seen.add(key);
    if (more.vernacular !== undefined) this.#seen.add(more.vernacular);
    const title: { -readonly [K in keyof BibTitle]: BibTitle[K] } = { kind, value };
    if (more.vernacular !== undefined) title.vernacular = more.vernacular;
    if (more.nonfiling !== undefined && more.nonfiling > 0) title.nonfiling = more.nonfiling;
    if (more.work) title.work = more.work;
    this.titles.push(title);
  }
}
