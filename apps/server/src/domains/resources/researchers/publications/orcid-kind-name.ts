import type { Language } from '@lectern/contracts/kernel/languages';
import type { DocType } from '@lectern/marc/bib';
import { docTypeName } from '../../../collection/vocabulary/code-names/doc-type-names.ts';

/** Kinds of works of ORCID (API 3.0) as document types of the catalogue. */
const DOC_TYPES: Readonly<Record<string, DocType>> = {
  'journal-article': 'article',
  'magazine-article': 'article',
  'newspaper-article': 'article',
  'review-article': 'article',
  preprint: 'article',
  'working-paper': 'article',
  'book-chapter': 'article',
  'conference-paper': 'conference',
  'conference-output': 'conference',
  'conference-proceedings': 'conference',
  book: 'book',
  'edited-book': 'book',
  dissertation: 'thesis',
  'dissertation-thesis': 'thesis',
  'data-set': 'electronic',
  software: 'electronic',
};

/** The kind of a work in words of the catalogue; empty for kinds that it has no word for. */
export function orcidKindName(kind: string, language: Language): string {
  const type = DOC_TYPES[kind];
  return type ? docTypeName(type, language) : '';
}
