import { readOpenTopic } from '../../domains/shelf/topics/read-open-topic.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Site } from '../site.ts';
import type { ReadShared } from './shared-thing.ts';

/** Topics of the site as shared pages have them: their items are their lists and links. */
export function topicsOf(deps: Deps, { tenant, origin, root }: Site): ReadShared {
  return async (id) => {
    const topic = await readOpenTopic(deps, tenant, id);
    if (!topic) return undefined;
    const lists = topic.lists.map((list) => ({
      url: `${root}/list/${encodeURIComponent(list.id)}`,
      title: list.name,
      about: '',
      note: list.introduction,
    }));
    const links = topic.links.map(({ title, url }) => ({
      url: url.startsWith('#') ? `${root}/${url}` : url,
      title,
      about: '',
      note: '',
    }));
    return {
      url: `${root}/topic/${encodeURIComponent(id)}`,
      appUrl: `${root}/#/specialNav/${encodeURIComponent(id)}`,
      title: topic.title,
      description: topic.summary,
      picture: topic.imgUrl && `${origin}${topic.imgUrl}`,
      updatedAt: topic.updatedAt,
      // Links within the portal are relative to its page.
      text: { markup: topic.text.replaceAll('href="#/', `href="${root}/#/`) },
      type: 'Article',
      items: [...lists, ...links],
    };
  };
}
