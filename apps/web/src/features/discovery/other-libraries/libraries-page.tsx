import { listSearchedLibraries } from '@lectern/contracts/discovery/other-libraries/list-searched-libraries';
import { searchLibraries } from '@lectern/contracts/discovery/other-libraries/search-libraries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { ExternalLink } from '../../../components/external-link.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SearchFrame } from '../../../components/search-frame/search-frame.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { searchAddress } from '../../../lib/search-address.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { filterHits, NO_FILTER } from './filter-hits.ts';
import { HitFilters } from './hit-filters.tsx';
import { librariesAddress, readLibrariesSearch } from './libraries-address.ts';
import { LibraryLinks } from './library-links.tsx';
import { type AskFor, LibraryRow } from './library-row.tsx';
import styles from './other-libraries.module.css';
import { SilentLibraries } from './silent-libraries.tsx';

const ROWS = 10;
const LISTED_MS = 10 * 60_000;

/** /otherSearchList and /otherSearchList2: what one other library has of a search, or all together with duplicates as one hit. */
export function LibrariesPage({ ask }: { readonly ask: AskFor }) {
  const { t } = useTranslation('other-libraries');
  const format = useFormat();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = readLibrariesSearch(query);
  const { keyWord, searchField, siteCode, page } = wanted;
  const [filter, setFilter] = useState(NO_FILTER);
  const listed = useCall(listSearchedLibraries, {}, { staleMs: LISTED_MS });
  const searched = (listed.data ?? []).filter(({ way }) => way !== 'link');
  const onlyOpened = (listed.data ?? []).filter(({ way }) => way === 'link');
  const isAsked = keyWord !== '' && searched.length > 0;
  const found = useCall(
    searchLibraries,
    { keyWord, searchField, page, rows: ROWS, ...(siteCode !== '' && { siteCode: [siteCode] }) },
    { enabled: isAsked, staleMs: 5 * 60_000 },
  );
  const hits = found.data?.searchResult ?? [];
  const shown = filterHits(hits, filter);
  const name = searched.find((library) => library.siteCode === siteCode)?.name;
  const title = name ?? t('title');
  usePageTitle(keyWord ? `${keyWord} · ${title}` : title);
  return (
    <SearchFrame
      search={wanted}
      current="others"
      title={title}
      onSearch={(words) => {
        setFilter(NO_FILTER);
        void navigate(librariesAddress({ ...wanted, keyWord: words, searchField: 'any', page: 1 }));
      }}
    >
      {searched.length > 0 && <LibraryLinks search={wanted} libraries={searched} />}
      {listed.error && <ErrorState error={listed.error} onRetry={() => void listed.refetch()} />}
      {listed.data?.length === 0 && (
        <EmptyState
          title={t('noLibraries')}
          actions={<ButtonLink to={searchAddress({ keyWord })}>{t('searchHere')}</ButtonLink>}
        />
      )}
      {searched.length > 0 && keyWord === '' && (
        <EmptyState title={t('nothingAsked')} hint={t('nothingAskedHint')} />
      )}
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {isAsked && found.isPending && !found.error && (
        <Loading>
          <Skeleton height="420px" radius="12px" />
        </Loading>
      )}
      {isAsked && found.data && (
        <>
          <SilentLibraries
            sites={found.data.sites}
            isAsking={found.isFetching}
            onRetry={() => void found.refetch()}
          />
          <p className="num" aria-live="polite">
            {t(siteCode === '' ? 'totalOfAll' : 'total', {
              count: found.data.numFound,
              number: format.number(found.data.numFound),
            })}
          </p>
          {hits.length === 0 && found.data.sites.some(({ fault }) => fault === null) && (
            <EmptyState
              title={t('none')}
              hint={t('noneHint')}
              actions={
                <ButtonLink to={searchAddress({ keyWord, searchField })}>{t('searchHere')}</ButtonLink>
              }
            />
          )}
          {hits.length > 0 && (
            <div className={styles.body}>
              <HitFilters hits={hits} filter={filter} onChange={setFilter} />
              <div className={styles.results}>
                {shown.length === 0 ? (
                  <EmptyState title={t('filter.none')} />
                ) : (
                  <Card as="ol">
                    {shown.map((hit) => (
                      <LibraryRow key={hit.holdings[0]?.hitId} hit={hit} ask={ask} />
                    ))}
                  </Card>
                )}
                <Pager
                  page={page}
                  rows={ROWS}
                  total={found.data.pages * ROWS}
                  to={(next) => librariesAddress({ ...wanted, page: next })}
                  label={t('pages')}
                />
              </div>
            </div>
          )}
        </>
      )}
      {onlyOpened.length > 0 && <OnlyOpened libraries={onlyOpened} />}
    </SearchFrame>
  );
}

/** Libraries whose catalogues cannot be searched from here. */
function OnlyOpened({
  libraries,
}: {
  readonly libraries: readonly {
    readonly siteCode: string;
    readonly name: string;
    readonly siteUrl: string;
  }[];
}) {
  const { t } = useTranslation('other-libraries');
  return (
    <section className={styles.opened} aria-labelledby="only-opened">
      <h2 id="only-opened">{t('onlyOpened')}</h2>
      <div className={styles.links}>
        {libraries.map(({ siteCode, name, siteUrl }) => (
          <ExternalLink key={siteCode} size="small" href={siteUrl} label={name} />
        ))}
      </div>
    </section>
  );
}
