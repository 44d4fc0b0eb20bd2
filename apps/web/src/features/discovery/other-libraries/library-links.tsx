import { countInLibrary } from '@lectern/contracts/discovery/other-libraries/count-in-library';
import { useTranslation } from 'react-i18next';
import { SourceBar, SourceLink } from '../../../components/source-bar/source-bar.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { type LibrariesSearch, librariesAddress } from './libraries-address.ts';

interface Library {
  readonly siteCode: string;
  readonly name: string;
}

/** All libraries, and each with its number of hits, which is asked by itself: a slow library keeps no other one waiting. */
export function LibraryLinks({
  search,
  libraries,
}: {
  readonly search: LibrariesSearch;
  readonly libraries: readonly Library[];
}) {
  const { t } = useTranslation('other-libraries');
  return (
    <SourceBar label={t('libraries')} links={libraries.length}>
      <SourceLink
        label={t('all')}
        to={librariesAddress({ ...search, siteCode: '', page: 1 })}
        count={null}
        isCurrent={search.siteCode === ''}
      />
      {libraries.map((library) => (
        <LibraryLink key={library.siteCode} search={search} library={library} />
      ))}
    </SourceBar>
  );
}

function LibraryLink({
  search,
  library: { siteCode, name },
}: {
  readonly search: LibrariesSearch;
  readonly library: Library;
}) {
  const { t } = useTranslation('other-libraries');
  const { keyWord, searchField } = search;
  const isAsked = keyWord !== '';
  const { data, error } = useCall(
    countInLibrary,
    { keyWord, searchField, siteCode },
    { enabled: isAsked, staleMs: 5 * 60_000 },
  );
  return (
    <SourceLink
      label={name}
      to={librariesAddress({ ...search, siteCode, page: 1 })}
      count={isAsked && !error ? data?.numFound : null}
      isCurrent={search.siteCode === siteCode}
      {...(isAsked && { unknown: t('noAnswer') })}
    />
  );
}
