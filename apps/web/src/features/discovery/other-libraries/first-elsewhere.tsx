import { listSearchedLibraries } from '@lectern/contracts/discovery/other-libraries/list-searched-libraries';
import { searchLibraries } from '@lectern/contracts/discovery/other-libraries/search-libraries';
import { REMOTE_FIELDS } from '@lectern/contracts/people/tenant/source-settings';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { librariesAddress } from './libraries-address.ts';
import { LibraryRow } from './library-row.tsx';
import styles from './other-libraries.module.css';

const FIRST = 3;
const LISTED_MS = 10 * 60_000;

/** Below the hits of this library: the first of other libraries, and the way to all of them and to each. Nothing while there is none. */
export default function FirstElsewhere({
  keyWord,
  searchField,
}: {
  readonly keyWord: string;
  readonly searchField: string;
}) {
  const { t } = useTranslation('other-libraries');
  const field = REMOTE_FIELDS.find((one) => one === searchField) ?? 'any';
  const listed = useCall(listSearchedLibraries, {}, { staleMs: LISTED_MS });
  const searched = (listed.data ?? []).filter(({ way }) => way !== 'link');
  const { data } = useCall(
    searchLibraries,
    { keyWord, searchField: field, rows: FIRST },
    { enabled: searched.length > 0 && keyWord !== '', staleMs: 5 * 60_000 },
  );
  if (!data || data.searchResult.length === 0) return null;
  const search = { keyWord, searchField: field };
  return (
    <section className={styles.first} aria-labelledby="first-elsewhere">
      <SectionHeading id="first-elsewhere">{t('first.title')}</SectionHeading>
      <Card as="ol">
        {data.searchResult.slice(0, FIRST).map((hit) => (
          <LibraryRow key={hit.holdings[0]?.hitId} hit={hit} />
        ))}
      </Card>
      <div className={styles.links}>
        <ButtonLink size="small" to={librariesAddress(search)}>
          {t('first.all')}
        </ButtonLink>
        {searched.map(({ siteCode, name }) => (
          <ButtonLink key={siteCode} size="small" kind="text" to={librariesAddress({ ...search, siteCode })}>
            {name}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
