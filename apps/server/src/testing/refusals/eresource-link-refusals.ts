import { checkLink } from '@lectern/contracts/resources/links/check-link';
import { finishLink } from '@lectern/contracts/resources/links/finish-link';
import { reportLink } from '@lectern/contracts/resources/links/report-link';
import { setAsideLink } from '@lectern/contracts/resources/links/set-aside-link';
import { takeOverLink } from '@lectern/contracts/resources/links/take-over-link';
import { newId } from '../../platform/db/ids.ts';
import { buildEresource } from '../eresource-rows.ts';
import { buildLink } from '../link-rows.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NONE = { id: 'nothing' };

async function ofNewDatabase({ deps }: RefusingLibrary, given: Parameters<typeof buildLink>[2] = {}) {
  return { id: await buildLink(deps.db, await buildEresource(deps.db), given) };
}

/** How calls about links that fail are refused. */
export const ERESOURCE_LINKS_PROVOKED: readonly Provoked[] = [
  provoked(reportLink, {
    ERESOURCE_NOT_FOUND: () => ({ eCollectionId: 'nothing' }),
    TITLE_NOT_FOUND: async ({ deps }) => ({
      eCollectionId: await buildEresource(deps.db),
      titleId: 'nothing',
    }),
  }),
  provoked(checkLink, {
    ERESOURCE_LINK_NOT_FOUND: () => NONE,
    LINK_NOT_ASKED: (library) => ofNewDatabase(library, { state: 'unasked', reason: 'proxy' }),
    LINK_HOST_RESTS: async (library) => {
      const host = `${newId()}.example.org`;
      await library.deps.db
        .insertInto('link_host')
        .values({ tenant_id: '1001', host, rests_until: '2099-01-01T00:00:00.000Z' })
        .execute();
      return ofNewDatabase(library, { host });
    },
  }),
  provoked(setAsideLink, { ERESOURCE_LINK_NOT_FOUND: () => NONE }),
  provoked(finishLink, { ERESOURCE_LINK_NOT_FOUND: () => NONE }),
  provoked(takeOverLink, {
    ERESOURCE_LINK_NOT_FOUND: () => NONE,
    LINK_NOT_MOVED: (library) => ofNewDatabase(library),
    ENTRANCE_ADDRESS_REFUSED: (library) =>
      ofNewDatabase(library, { state: 'moved', moved_to: 'http://localhost/' }),
    ERESOURCE_NOT_FOUND: async ({ deps }) => ({
      id: await buildLink(deps.db, newId(), { state: 'moved', moved_to: 'https://new.example.org/' }),
    }),
  }),
];
