import { countInLibrary } from '@lectern/contracts/discovery/other-libraries/count-in-library';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { type LibrariesSearch, librariesAddress } from './libraries-address.ts';
import styles from './other-libraries.module.css';

/** All libraries, and each with its number of hits, which is asked by itself: a slow library keeps no other one waiting. */
export function LibraryLinks({
  search,
  libraries,
}: {
  readonly search: LibrariesSearch;
  readonly libraries: readonly { readonly siteCode: string; readonly name: string }[];
}) {
  const { t } = useTranslation('other-libraries');
  return (
    <nav aria-label={t('libraries')} className={styles.bar}>
      <ul>
        <li>
          <Link
            to={librariesAddress({ ...search, siteCode: '', page: 1 })}
            aria-current={search.siteCode === '' ? 'page' : undefined}
          >
            {t('all')}
          </Link>
        </li>
        {libraries.map((library) => (
          <LibraryLink key={library.siteCode} search={search} {...library} />
        ))}
      </ul>
    </nav>
  );
}

function LibraryLink({
  search,
  siteCode,
  name,
}: {
  readonly search: LibrariesSearch;
  readonly siteCode: string;
  readonly name: string;
}) {
  const { t } = useTranslation('other-libraries');
  const format = useFormat();
  const { keyWord, searchField } = search;
  const { data } = useCall(
    countInLibrary,
    { keyWord, searchField, siteCode },
    { enabled: keyWord !== '', staleMs: 5 * 60_000 },
  );
  return (
    <li>
      <Link
        to={librariesAddress({ ...search, siteCode, page: 1 })}
        aria-current={search.siteCode === siteCode ? 'page' : undefined}
      >
        {name}
        {data && (
          <span className={`${styles.count} num`}>
            {data.numFound === null ? t('noAnswer') : format.number(data.numFound)}
          </span>
        )}
      </Link>
    </li>
  );
}
