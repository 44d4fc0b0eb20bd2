import type { Bib } from '@lectern/marc/bib';
import { fullTextUrl } from '../../collection/catalogue/records/bib-words.ts';

/**
 * "Online resource" as physical descriptions say it where no code does: the carrier type 1018 of RDA (rdaregistry.info, RDA Carrier
 * Type) in the languages of its translations that our records have, and the older words of Chinese cataloguing.
 */
const ONLINE =
  /online[- ]?(?:resource|ressource)|ressource(?:s)? en ligne|recurso(?:s)? en línea|risors[ae] online|recurso(?:s)? online|онлайн-ресурс|オンライン(?:資料|リソース)|(?:在线|線上|线上|联机|連線|网络|網路|电子|電子)(?:资源|資源)/iu;

/**
 * Whether a bib is there in print (or as another thing to hold), online, or both: online by its kind, its carrier, a link to its full text or
 * a database; in print where there are copies, or where the record itself does not say that it is online. A database that has a printed
 * journal too makes nothing of the journal unprinted.
 */
export function resourceTypesOf(
  bib: Bib,
  { hasItems, isInDatabases }: { readonly hasItems: boolean; readonly isInDatabases: boolean },
): ('print' | 'electronic')[] {
  const isDigital = bib.docType === 'ebook' || bib.docType === 'electronic';
  const isOnline = isDigital || fullTextUrl(bib) !== '' || bib.physical.some((text) => ONLINE.test(text));
  const isThere = hasItems || bib.holdings.length > 0 || !isOnline;
  return [
    ...(isThere ? (['print'] as const) : []),
    ...(isOnline || isInDatabases ? (['electronic'] as const) : []),
  ];
}
