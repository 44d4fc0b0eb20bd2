import { phraseTerms } from '@lectern/search/analysis/query-units';
import { DEFAULT_WEIGHTS } from '@lectern/search/ranking/field-weights';
import { type FacetField, type SearchDocument, TEXT_FIELDS } from '@lectern/search/search-document';
import { Sqlite, type SqliteFile } from '@lectern/server/platform/db/sqlite-library';
import { FacetArrays } from './facet-arrays.ts';
import type { Question } from './query-classes.ts';

/**
 * SQLite FTS5 as the measure: a table without content, fed with our tokens (words, and pairs of characters), ranked by bm25() with our
 * field weights; facets are counted over typed arrays beside it. It runs in the caller's thread, without a hop to another.
 */
export class SqliteFts {
  readonly #db: SqliteFile;
  readonly #facets: FacetArrays;

  constructor(file: string, fields: readonly FacetField[]) {
    this.#db = new Sqlite(file);
    this.#db.pragma('journal_mode = OFF');
    this.#db.pragma('synchronous = OFF');
    this.#db.pragma('cache_size = -1000000');
    this.#db.exec(
      `CREATE VIRTUAL TABLE bib USING fts5(${TEXT_FIELDS.join(', ')}, content='', tokenize='ascii', prefix='2 3 4')`,
    );
    const weights = TEXT_FIELDS.map((field) => DEFAULT_WEIGHTS[field]).join(', ');
    this.#db.prepare("INSERT INTO bib(bib, rank) VALUES ('rank', ?)").run(`bm25(${weights})`);
    this.#facets = new FacetArrays(fields);
  }

  add(documents: readonly SearchDocument[]): void {
    const places = TEXT_FIELDS.map(() => '?').join(', ');
    const insert = this.#db.prepare(
      `INSERT INTO bib(rowid, ${TEXT_FIELDS.join(', ')}) VALUES (?, ${places})`,
    );
    this.#db.transaction(() => {
      for (const document of documents) {
        insert.run(
          this.#facets.size,
          ...TEXT_FIELDS.map((field) => (document.text[field] ?? []).map(tokens).join(' ')),
        );
        this.#facets.add(document);
      }
    })();
  }

  optimise(): void {
    this.#db.exec("INSERT INTO bib(bib) VALUES ('optimize')");
    this.#facets.freeze();
  }

  /** Total, ten best and six facets. */
  search(question: Question): { readonly total: number; readonly first: readonly number[] } {
    if (question.text === undefined) {
      const rows = this.#facets.matching(question.filters);
      this.#facets.count(rows, rows.length);
      return { total: rows.length, first: [...rows.subarray(0, 10)] };
    }
    const statement = this.#db
      .prepare<[string], [number, number]>('SELECT rowid, rank FROM bib WHERE bib MATCH ?')
      .raw();
    const found = statement.all(ftsQuery(question.text, question));
    const rows = Uint32Array.from(found, ([row]) => row);
    this.#facets.count(rows, rows.length);
    return { total: found.length, first: best(found) };
  }

  get bytes(): number {
    return (
      Number(this.#db.pragma('page_count', { simple: true })) *
      Number(this.#db.pragma('page_size', { simple: true }))
    );
  }

  close(): void {
    this.#db.close();
  }
}

function tokens(value: string): string {
  return phraseTerms(value)
    .terms.map(({ term }) => term)
    .join(' ');
}

function ftsQuery(text: string, { match }: Question): string {
  const quoted = (value: string) => `"${value.replaceAll('"', '')}"`;
  if (match === 'phrase') return quoted(tokens(text));
  const words = text.split(' ').map((word) => quoted(tokens(word)));
  return match === 'prefix' ? `${words.join(' ')}*` : words.join(' ');
}

/** The rows of the ten least ranks (bm25() gives the best the least number). */
function best(found: readonly [number, number][]): number[] {
  const top: [number, number][] = [];
  for (const hit of found) {
    if (top.length === 10 && hit[1] >= top[9]![1]) continue;
    let at = top.length;
    while (at > 0 && top[at - 1]![1] > hit[1]) at--;
    top.splice(at, 0, hit);
    if (top.length > 10) top.pop();
  }
  return top.map(([row]) => row);
}
