import type { PaperType } from '@lectern/contracts/discovery/scholar/paper';
import { dateOfParts, foundPapers, type RawPaper } from '../found-paper.ts';
import { at, count, list, words, year } from '../json-parts.ts';
import type { PapersAnswer } from '../papers.ts';
import { typeOfCrossref, typeOfLabel } from './crossref-types.ts';

/** A list of works with its facets, or one work alone. */
export function readMessage(answer: unknown): PapersAnswer | undefined {
  const message = at(answer, 'message');
  const items = at(message, 'items');
  const isOne = items === undefined && words(at(message, 'DOI')) !== '';
  if (!Array.isArray(items) && !isOne) return undefined;
  return {
    total: isOne ? 1 : count(at(message, 'total-results')),
    papers: foundPapers((isOne ? [message] : list(items)).map(rawWork)),
    years: yearsOf(at(message, 'facets', 'published', 'values')),
    types: typesOf(at(message, 'facets', 'type-name', 'values')),
  };
}

/** One work of Crossref. */
export function rawWork(work: unknown): RawPaper {
  const names = list(at(work, 'author'));
  const licence = list(at(work, 'license'))
    .map((one) => words(at(one, 'URL')))
    .find((url) => /^https?:\/\/creativecommons\.org\//i.test(url));
  const title = words(list(at(work, 'title'))[0]);
  const url = at(work, 'URL');
  return {
    id: at(work, 'DOI'),
    doi: at(work, 'DOI'),
    title: [title, words(list(at(work, 'subtitle'))[0])].filter(Boolean).join(': '),
    authors: (names.length > 0 ? names : list(at(work, 'editor'))).map((one) => ({
      name: nameOf(one),
      orcid: at(one, 'ORCID'),
    })),
    published: dateOfParts(list(list(at(work, 'issued', 'date-parts'))[0])),
    type: typeOfCrossref(words(at(work, 'type'))),
    journal: list(at(work, 'container-title'))[0],
    volume: at(work, 'volume'),
    issue: at(work, 'issue'),
    pages: words(at(work, 'page')) || at(work, 'article-number'),
    issns: list(at(work, 'ISSN')),
    isbns: list(at(work, 'ISBN')),
    publisher: at(work, 'publisher'),
    language: at(work, 'language'),
    subjects: list(at(work, 'subject')),
    abstract: at(work, 'abstract'),
    citedCount: count(at(work, 'is-referenced-by-count')),
    referenceCount: count(at(work, 'references-count')) ?? count(at(work, 'reference-count')),
    isOpen: licence === undefined ? null : true,
    copies:
      licence === undefined ? [] : [{ url, version: 'published', licence, host: at(work, 'publisher') }],
    isRetracted: isRetracted(work, title),
    url,
  };
}

function nameOf(name: unknown): string {
  const [family, given] = [words(at(name, 'family')), words(at(name, 'given'))];
  if (family === '') return words(at(name, 'name')) || given;
  // Chinese, Japanese and Korean names have no space between their parts.
  const isHan = /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(family + given);
  return isHan ? family + given : [given, family].filter(Boolean).join(' ');
}

const RETRACTING = new Set(['retraction', 'withdrawal', 'removal']);

/** Crossref says it of the work (`updated-by`); publishers write it before the title. */
function isRetracted(work: unknown, title: string): boolean {
  return (
    list(at(work, 'updated-by')).some((update) => RETRACTING.has(words(at(update, 'type')).toLowerCase())) ||
    /^(?:RETRACTED|WITHDRAWN)\b[^:]{0,20}:/.test(title)
  );
}

function yearsOf(values: unknown): PapersAnswer['years'] {
  if (typeof values !== 'object' || values === null) return null;
  return Object.entries(values).flatMap(([key, value]) => {
    const [ofYear, works] = [year(key), count(value)];
    return ofYear === null || works === null ? [] : [{ year: ofYear, count: works }];
  });
}

/** Several types of one source may be one of ours: their numbers are of the same works of the same source, so they are added. */
function typesOf(values: unknown): PapersAnswer['types'] {
  if (typeof values !== 'object' || values === null) return null;
  const counts = new Map<PaperType, number>();
  for (const [label, value] of Object.entries(values)) {
    const type = typeOfLabel(label);
    counts.set(type, (counts.get(type) ?? 0) + (count(value) ?? 0));
  }
  return [...counts].map(([type, works]) => ({ type, count: works }));
}
