import { searchOtherLibrary } from '@lectern/contracts/discovery/sources/search-other-library';
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
import { SourceBar, SourceLink } from '../../../components/source-bar/source-bar.tsx';
import { remoteSearchOf } from '../../../lib/search/sources/source-tab.ts';
import { useOtherLibraries } from '../../../lib/search/sources/use-other-libraries.ts';
import { searchAddress } from '../../../lib/search-address.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { otherLibrariesAddress, readOtherLibrariesSearch } from './other-libraries-address.ts';
import { type RemoteHit, RemoteRow } from './remote-row.tsx';

const ROWS = 10;

/** /otherLibraryList: the hits of a search in other libraries, one library at a time. */
export default function OtherLibrariesPage() {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = readOtherLibrariesSearch(query);
  const search = remoteSearchOf(wanted);
  const others = useOtherLibraries(search);
  const { libraries, none, counting } = others;
  const library = libraries.find(({ otherLib }) => otherLib === wanted.otherLib) ?? libraries[0];
  const list = useCall(
    searchOtherLibrary,
    { ...search, otherLib: library?.otherLib ?? '', page: wanted.page, rows: ROWS },
    { enabled: search !== undefined && library !== undefined, staleMs: 5 * 60_000 },
  );
  usePageTitle(wanted.keyWord ? `${wanted.keyWord} · ${t('title')}` : t('title'));
  return (
    <SearchFrame
      search={wanted}
      current="others"
      title={t('title')}
      onSearch={(keyWord) =>
        void navigate(otherLibrariesAddress({ ...wanted, keyWord, searchField: 'any', page: 1 }))
      }
    >
      {libraries.length > 0 && (
        <SourceBar label={t('libraries')} links={libraries.length}>
          {libraries.map(({ otherLib, name, numFound }) => (
            <SourceLink
              key={otherLib}
              label={name}
              to={otherLibrariesAddress({ ...wanted, otherLib, page: 1 })}
              count={counting ? undefined : numFound}
              isCurrent={otherLib === library?.otherLib}
            />
          ))}
        </SourceBar>
      )}
      {none && (
        <EmptyState
          title={t('noLibraries')}
          actions={<ButtonLink to={searchAddress({ ...search })}>{t('searchHere')}</ButtonLink>}
        />
      )}
      {!none && !search && <EmptyState title={t('nothingAsked')} hint={t('nothingAskedHint')} />}
      {others.error && <ErrorState error={others.error} onRetry={others.retry} />}
      {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {search && !none && !others.error && list.isPending && (
        <Loading>
          <Skeleton height="420px" radius="12px" />
        </Loading>
      )}
      {search && list.data && (
        <>
          <p className="num" aria-live="polite">
            {t('total', { count: list.data.numFound, number: format.number(list.data.numFound) })}
          </p>
          {list.data.numFound === 0 ? (
            <EmptyState
              title={t('none', { library: list.data.name })}
              actions={<ButtonLink to={searchAddress({ ...search })}>{t('searchHere')}</ButtonLink>}
            />
          ) : (
            <Card as="ol">
              {list.data.searchResult.map((hit, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: works of other libraries have no id here
                <RemoteRow key={index} hit={hit} actions={<Actions hit={hit} />} />
              ))}
            </Card>
          )}
          <Pager
            page={wanted.page}
            rows={ROWS}
            total={list.data.numFound}
            to={(page) => otherLibrariesAddress({ ...wanted, otherLib: library?.otherLib ?? '', page })}
            label={t('pages')}
          />
        </>
      )}
    </SearchFrame>
  );
}

function Actions({ hit }: { readonly hit: RemoteHit }) {
  const { t } = useTranslation('sources');
  const here = hit.isbn
    ? searchAddress({ keyWord: hit.isbn, searchField: 'isbn' })
    : searchAddress({ keyWord: hit.title, searchField: 'title' });
  return (
    <>
      {hit.fullTextUrl && <ExternalLink kind="primary" size="small" href={hit.fullTextUrl} />}
      <ButtonLink size="small" to={here} aria-label={t('haveWeThis', { title: hit.title })}>
        {t('haveWe')}
      </ButtonLink>
    </>
  );
}
