import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ScholarKind } from '@lectern/contracts/discovery/providers/provider';
import { describe, expect, it } from 'vitest';
import { parseJsonAnswer } from '../mapping/parse-json-answer.ts';
import { parseXmlAnswer } from '../mapping/parse-xml-answer.ts';
import type { PapersQuestion } from './papers.ts';
import { PAPERS_PROTOCOLS } from './papers-protocols.ts';

/** Answers that were recorded elsewhere. They are not part of the project: where the folder is absent, these tests are left out. */
const FOLDER = resolve(import.meta.dirname, '../../../../../../../shared/data/scholar');
const isThere = existsSync(FOLDER);

const WORKS: PapersQuestion = { what: 'works', ids: [], dois: [] };
const SEARCH: PapersQuestion = {
  what: 'search',
  search: {
    words: 'x',
    field: 'any',
    yearFrom: undefined,
    yearTo: undefined,
    types: [],
    languages: [],
    openOnly: false,
  },
  sort: 'relevance',
  offset: 0,
  rows: 50,
};

interface CrossrefWork {
  readonly DOI?: string;
  readonly title?: string[];
  readonly subtitle?: string[];
}

interface Recorded {
  readonly name: string;
  readonly kind: ScholarKind;
  readonly answer: unknown;
  /** Works of the answer that have a title. */
  readonly titled: number;
}

function parsed(text: string): unknown {
  return text.startsWith('<?xml') ? parseXmlAnswer(text) : parseJsonAnswer(text);
}

function* recorded(): Generator<Recorded> {
  const files = (folder: string, form: RegExp) =>
    readdirSync(join(FOLDER, folder))
      .filter((name) => form.test(name))
      .map((name) => join(folder, name));
  const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
  for (const name of [
    ...files('openalex', /^test_/),
    ...files('dspace', /^openalex-publication-(?:single|by)/),
  ]) {
    const answer = parsed(read(name)) as { results?: { display_name?: string | null; title?: string }[] };
    const works = answer.results ?? [answer as { title?: string }];
    yield { name, kind: 'openalex', answer, titled: works.filter(({ title }) => title).length };
  }
  for (const name of [
    ...files('crossref-habanero', /^test_.*works.*\.json$/),
    ...files('crossref-commonmeta', /\.json$/),
    ...files('crossref-rcrossref', /^cr_works.*\.json$/),
    ...files('dspace', /^crossRef/),
  ]) {
    const answer = parsed(read(name)) as {
      message?: { items?: CrossrefWork[]; DOI?: string; title?: string[]; subtitle?: string[] };
    };
    const items = answer.message?.items ?? (answer.message?.DOI ? [answer.message] : undefined);
    // Answers with journals, funders or agencies have other items.
    if (!items?.every(({ DOI }) => DOI)) continue;
    yield {
      name,
      kind: 'crossref',
      answer,
      titled: items.filter(({ title, subtitle }) => title?.[0]?.trim() || subtitle?.[0]).length,
    };
  }
  for (const name of files('fatcat-datacite', /^datacite_doc/)) {
    const work = parsed(read(name)) as { attributes?: { titles?: { title?: string | null }[] } };
    const titled = work.attributes?.titles?.some(({ title }) => title?.trim()) ? 1 : 0;
    yield { name, kind: 'datacite', answer: { data: [work] }, titled };
  }
  for (const name of files('dspace', /^dataCite/)) {
    const answer = parsed(read(name)) as { data?: unknown };
    yield { name, kind: 'datacite', answer, titled: [answer.data ?? []].flat().length };
  }
  yield {
    name: 'pubmedeurope',
    kind: 'europepmc',
    answer: parsed(read('dspace/pubmedeurope-test.xml')),
    titled: 3,
  };
  yield { name: 'none', kind: 'europepmc', answer: parsed(read('dspace/pubmedeurope-empty.xml')), titled: 0 };
  const lines = (name: string) => read(name).split('\n').filter(Boolean).map(parsed);
  const articles = lines('fatcat/example_doaj_articles.json');
  yield { name: 'doaj', kind: 'doaj', answer: { total: 9, results: articles }, titled: articles.length };
  for (const name of files('ezunpaywall', /^file.*\.jsonl$/))
    for (const [at, answer] of lines(name).entries()) {
      // Some lines have a few fields alone, as nobody is answered.
      if (typeof (answer as { is_oa?: unknown }).is_oa !== 'boolean') continue;
      yield { name: `${name}:${at}`, kind: 'unpaywall', answer, titled: 1 };
    }
}

describe.skipIf(!isThere)('recorded answers of scholarly sources', () => {
  const all = isThere ? [...recorded()] : [];

  it('are enough of each kind', () => {
    const kinds = all.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'openalex').length).toBeGreaterThan(25);
    expect(kinds.filter((kind) => kind === 'crossref').length).toBeGreaterThan(20);
    expect(kinds.filter((kind) => kind === 'datacite').length).toBeGreaterThan(30);
  });

  it.each(all.map((one) => [`${one.kind} ${one.name}`, one] as const))(
    '%s',
    (_, { kind, answer, titled }) => {
      const read = PAPERS_PROTOCOLS[kind].read(kind === 'europepmc' ? SEARCH : WORKS, answer);
      expect(read).toBeDefined();
      const papers = read?.papers ?? [];
      expect(papers).toHaveLength(titled);
      for (const paper of papers) {
        expect(paper.title).not.toMatch(/<\/?[a-z]|&(?:lt|gt|amp);|\s{2}/i);
        expect(paper.id).not.toBe('');
        if (paper.doi !== '') expect(paper.doi).toMatch(/^10\.\d{4,9}\S*\/\S+$/);
        if (paper.published !== '') expect(paper.published).toMatch(/^\d{4}(?:-\d{2}){0,2}$/);
        expect(paper.language).toMatch(/^(?:[a-z]{2,3})?$/);
        for (const address of [paper.url, ...paper.copies.map(({ url }) => url)])
          expect(address).toMatch(/^(?:https?:\/\/.*)?$/);
        for (const issn of paper.issns) expect(issn).toMatch(/^\d{4}-\d{3}[\dX]$/);
      }
    },
  );
});
