import type { remoteHitSchema } from '@lectern/contracts/sources/search-other-library';
import type * as z from 'zod';
import type { RemoteHit } from '../../integrations/remote-catalogue/remote-catalogue-port.ts';
import { authorLine, fullTextUrl, mainIsbn, mainPublisher } from '../catalogue/bib-words.ts';

/** A row of another library's list. Addresses come from outside: only those of the web are shown. */
export function presentRemoteHit({ bib, page = '' }: RemoteHit): z.input<typeof remoteHitSchema> {
  const address = fullTextUrl(bib);
  return {
    title: bib.title,
    author: authorLine(bib),
    publisher: mainPublisher(bib),
    publishYear: bib.year ?? null,
    edition: bib.edition ?? '',
    docCode: bib.docType,
    langCode: bib.languages[0] ?? '',
    isbn: mainIsbn(bib),
    issn: bib.issns[0] ?? '',
    pageUrl: page,
    fullTextUrl: /^https?:\/\//i.test(address) ? address : '',
  };
}
