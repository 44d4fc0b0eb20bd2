import { stemLanguageOf } from '@lectern/search/analysis/stem/stems';
import type { SearchDocument } from '@lectern/search/search-document';
import type { DigitalFileTable, DigitalObjectTable, DigitalPageTable } from '../tables.ts';
import { fileStamp, rightsValues } from './page-rights.ts';

/** The id of a page in the index. */
export function pageId(fileId: string, page: number): string {
  return `${fileId}/${page}`;
}

/** The page of an id. */
export function pageOfId(id: string): { readonly fileId: string; readonly page: number } {
  const at = id.indexOf('/');
  return { fileId: id.slice(0, at), page: Number(id.slice(at + 1)) };
}

/**
 * A page as it is searched. Its facets are not what readers narrow by: `collection` has where it is (collection, object, file), `coreList`
 * the file as it is counted, `availability` and `year` who reads it and from which day. It is added on the day of its number, so that
 * pages have their order.
 */
export function pageDocument(
  object: DigitalObjectTable,
  file: DigitalFileTable,
  { page, text }: DigitalPageTable,
): SearchDocument {
  const language = stemLanguageOf(object.language);
  return {
    id: pageId(file.id, page),
    ...(language && { languages: [language] }),
    text: { contents: [text] },
    keywords: {},
    facets: {
      collection: [object.collection_id, object.id, file.id],
      coreList: [fileStamp(object, file)],
      ...rightsValues(object, file, page),
    },
    sort: { title: '', author: '', year: 0, added: page, popularity: 0 },
  };
}
