import type { remoteHitSchema } from '@lectern/contracts/discovery/sources/search-other-library';
import type * as z from 'zod';
import type { RemoteHit } from '../../../ports/remote-catalogue/remote-catalogue-port.ts';
import { fullTextUrl, listedBib } from '../../collection/catalogue/records/bib-words.ts';

/** A hit in another library's catalogue. Its addresses come from outside, so only http and https are shown. */
export function presentRemoteHit({ bib, page = '' }: RemoteHit): z.input<typeof remoteHitSchema> {
  const address = fullTextUrl(bib);
  return {
    ...listedBib(bib),
    issn: bib.issns[0] ?? '',
    pageUrl: page,
    fullTextUrl: /^https?:\/\//i.test(address) ? address : '',
  };
}
