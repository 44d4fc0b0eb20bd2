import { recordAddress } from '../../domains/collection/catalogue/records/record-address.ts';
import { readOpenList } from '../../domains/shelf/booklists/read-open-list.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Site } from '../site.ts';
import type { ReadShared } from './shared-thing.ts';

/** Lists of the site as shared pages have them. A work that the catalogue lost leads to the list in the web app. */
export function listsOf(deps: Deps, { tenant, origin, root }: Site): ReadShared {
  return async (id) => {
    const list = await readOpenList(deps, tenant, id);
    if (!list) return undefined;
    const appUrl = `${root}/#/bookListNav/${encodeURIComponent(id)}`;
    return {
      url: `${root}/list/${encodeURIComponent(id)}`,
      appUrl,
      title: list.name,
      description: list.introduction,
      picture: list.imgUrl && `${origin}${list.imgUrl}`,
      updatedAt: list.updatedAt,
      text: undefined,
      type: 'ItemList',
      items: list.entries.map((entry) => ({
        url: entry.inCatalogue ? recordAddress(origin, tenant, entry.recordId) : appUrl,
        title: entry.title,
        about: [entry.author, entry.publisher, entry.publishYear ?? ''].filter(Boolean).join(' · '),
        note: entry.note,
      })),
    };
  };
}
