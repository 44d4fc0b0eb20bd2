import type { FoundAlready } from '@lectern/contracts/buying/recommendations/wish';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isbn10Of, normaliseIsbn } from '@lectern/rules/isbn';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { askLibrary } from '../../discovery/other-libraries/ask-library.ts';
import { otherLibraries } from '../../discovery/other-libraries/libraries.ts';
import { queryOfWork } from '../../discovery/other-libraries/query-of-work.ts';
import type { NamedWork } from './keys-of-wish.ts';

/** Libraries that have a work, of those that readers can search here. What does not answer is left out: nobody waits for it. */
export async function findElsewhere(
  deps: Pick<Deps, 'db' | 'remoteCatalogue' | 'log'>,
  reader: { readonly tenant: Tenant; readonly language: Language },
  { title, author, standNo }: NamedWork,
): Promise<FoundAlready['elsewhere']> {
  const libraries = (await otherLibraries(deps, reader)).filter(({ target }) => target !== undefined);
  const isbn = normaliseIsbn(standNo) ?? '';
  const older = isbn10Of(standNo);
  const found = await Promise.all(
    libraries.map(async (library) => {
      const ask = (number: string) =>
        askLibrary(deps, reader, library, queryOfWork({ title, author, isbn: number }, 1));
      const { answer } = await ask(isbn);
      const had = answer?.total === 0 && older !== undefined ? (await ask(older)).answer : answer;
      const { code, name } = library;
      return had === undefined || had.total === 0
        ? []
        : [{ code, name, numFound: had.total, pageUrl: had.hits[0]?.page ?? '' }];
    }),
  );
  return found.flat();
}
