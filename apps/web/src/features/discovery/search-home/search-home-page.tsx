import { getPopularSearches } from '@lectern/contracts/discovery/searches/get-popular-searches';
import { getTopSearches } from '@lectern/contracts/discovery/searches/get-top-searches';
import { getHomeInfo } from '@lectern/contracts/shelf/home/get-home-info';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { SearchBox } from '../../../components/search-box/search-box.tsx';
import { SearchLinks } from '../../../components/search-links.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { newSearchAddress } from '../../../lib/preferred-search.ts';
import { searchAddress } from '../../../lib/search-address.ts';
import { useTenant } from '../../../lib/tenant.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './search-home-page.module.css';

const TABS = 6;
const HOT_WORDS = 8;

/** /searchHome: a page with little but the search form, and what readers searched most. The document type is chosen by tabs. */
export default function SearchHomePage() {
  const { t } = useTranslation('search-home');
  const { name } = useTenant();
  const navigate = useNavigate();
  const [docType, setDocType] = useState('');
  const info = useCall(getHomeInfo, {}, { staleMs: 60_000 }).data;
  const hot = useCall(getPopularSearches, { rows: HOT_WORDS }, { staleMs: 5 * 60_000 }).data ?? [];
  const recommended = hot.filter(({ kind }) => kind === 'recommended');
  const top = useCall(getTopSearches, {}, { staleMs: 5 * 60_000 }).data ?? [];
  const types = (info?.docTypes ?? []).slice(0, TABS);
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={styles.name}>{name}</p>
      <h1 className={styles.title}>{t('headline')}</h1>
      <Tabs
        label={t('types')}
        active={docType}
        onChange={setDocType}
        // A library with one document type has nothing to choose from.
        items={
          types.length < 2
            ? []
            : [
                { key: '', label: t('all') },
                ...types.map((type) => ({ key: type.code, label: type.name, count: type.count })),
              ]
        }
      >
        <div className={styles.search}>
          <SearchBox
            big
            withFields
            onSearch={({ keyWord, searchField }) =>
              void navigate(newSearchAddress({ keyWord, searchField, docCode: [docType] }))
            }
          />
        </div>
      </Tabs>
      <SearchLinks className={styles.ways} />
      <HotWords id="searched-often" label={t('searchedOften')} words={top} ranked />
      <HotWords id="recommended-searches" label={t('recommended')} words={recommended} />
    </div>
  );
}

function HotWords({
  id,
  label,
  words,
  ranked = false,
}: {
  readonly id: string;
  readonly label: string;
  readonly words: readonly { readonly keyWord: string }[];
  /** Numbers them from the first on. */
  readonly ranked?: boolean;
}) {
  const format = useFormat();
  if (words.length === 0) return null;
  const List = ranked ? 'ol' : 'ul';
  return (
    <section className={styles.hot} aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <List>
        {words.map(({ keyWord }, index) => (
          <li key={keyWord}>
            {ranked && <span className={styles.rank}>{format.number(index + 1)}</span>}
            <Link to={searchAddress({ keyWord })}>{keyWord}</Link>
          </li>
        ))}
      </List>
    </section>
  );
}
