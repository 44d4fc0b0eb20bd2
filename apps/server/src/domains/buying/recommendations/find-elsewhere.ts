import type { FoundAlready } from '@lectern/contracts/buying/recommendations/wish';
import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { isbn10Of, normaliseIsbn } from '@lectern/rules/isbn';
import type { Deps } from '../../../platform/deps.ts';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { RemoteQuery } from '../../../ports/remote-catalogue/remote-catalogue-port.ts';
import type { NamedWork } from './keys-of-wish.ts';

/** What another library is asked for: the number where there is one, else the title with the author. */
export function remoteQueryOf({ title, author, standNo }: NamedWork, limit: number): RemoteQuery {
  const isbn = normaliseIsbn(standNo);
  if (isbn !== undefined) return { words: isbn, field: 'isbn', offset: 0, limit };
  const words = author === '' ? title : `${title} ${author}`;
  return { words: words.slice(0, 200), field: author === '' ? 'title' : 'any', offset: 0, limit };
}

/** Libraries that have a work, of those that readers can search here. What does not answer is left out: nobody waits for it. */
export async function findElsewhere(
  deps: Pick<Deps, 'remoteCatalogue' | 'log'>,
  { tenant, language }: { readonly tenant: Tenant; readonly language: Language },
  work: NamedWork,
): Promise<FoundAlready['elsewhere']> {
  const { sources, public: shown } = tenant.settings;
  const query = remoteQueryOf(work, 1);
  const found = await Promise.all(
    sources.catalogues.map(async (target) => {
      try {
        const answer = await deps.remoteCatalogue.search(tenant.id, target, query);
        const older = isbn10Of(work.standNo);
        const { total, hits } =
          answer.total === 0 && older !== undefined
            ? await deps.remoteCatalogue.search(tenant.id, target, { ...query, words: older })
            : answer;
        const name = nameIn(target.names, language, shown.defaultLanguage) || target.code;
        return total === 0
          ? []
          : [{ code: target.code, name, numFound: total, pageUrl: hits[0]?.page ?? '' }];
      } catch (error) {
        if (!(error instanceof OutsideError)) throw error;
        deps.log.warn({ err: error, target: target.code }, 'other catalogue failed');
        return [];
      }
    }),
  );
  return found.flat();
}
