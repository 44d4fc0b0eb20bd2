import type { SearchField } from '@lectern/contracts/discovery/search/search-state';
import { getPopularSearches } from '@lectern/contracts/discovery/searches/get-popular-searches';
import { getTopSearches } from '@lectern/contracts/discovery/searches/get-top-searches';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { SearchBox } from '../../../components/search-box/search-box.tsx';
import { SearchLinks } from '../../../components/search-links.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { newSearchAddress } from '../../../lib/preferred-search.ts';
import { readSearchState } from '../../../lib/search/read-search.ts';
import { type SourceTab, sourceAddress } from '../../../lib/search/sources/source-tab.ts';
import { useLibrarySources } from '../../../lib/search/sources/use-library-sources.ts';
import { searchAddress } from '../../../lib/search-address.ts';
import { useTenant } from '../../../lib/tenant.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './search-home-page.module.css';

const HOT_WORDS = 8;

/** /searchHome: a page with little but the search form, and what readers searched most. The source is chosen by tabs. */
export default function SearchHomePage() {
  const { t } = useTranslation(['search-home', 'components']);
  const { name } = useTenant();
  const navigate = useNavigate();
  const [tab, setTab] = useState<SourceTab>('catalogue');
  const sources = useLibrarySources() ?? [];
  const hot = useCall(getPopularSearches, { rows: HOT_WORDS }, { staleMs: 5 * 60_000 }).data ?? [];
  const recommended = hot.filter(({ kind }) => kind === 'recommended');
  const top = useCall(getTopSearches, {}, { staleMs: 5 * 60_000 }).data ?? [];
  const search = (keyWord: string, searchField: SearchField) => {
    // Filters of the reader's settings are those of the catalogue.
    const here = newSearchAddress({ keyWord, searchField });
    const state = readSearchState(new URLSearchParams({ keyWord, searchField }));
    void navigate(tab === 'catalogue' ? here : (sourceAddress(tab, state, 'list') ?? here));
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={styles.name}>{name}</p>
      <h1 className={styles.title}>{t('headline')}</h1>
      <Tabs
        label={t('sourceBar.label', { ns: 'components' })}
        active={tab}
        onChange={setTab}
        items={sources.map(({ tab: key, count }) => ({
          key,
          label: t(`sourceBar.tabs.${key}`, { ns: 'components' }),
          ...(count !== undefined && { count }),
        }))}
      >
        <div className={styles.search}>
          <SearchBox big withFields onSearch={({ keyWord, searchField }) => search(keyWord, searchField)} />
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
