import { LINK_SHELVES } from '@lectern/contracts/resources/links/link';
import { listLinks } from '@lectern/contracts/resources/links/list-links';
import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { FilterBar } from './filter-bar.tsx';
import { filterQuery, type LinkFilters, linkFilters } from './link-filters.ts';
import { LinkRow } from './link-row.tsx';

const ROWS = 50;

/** Links that fail, the newest first. What is shown of them is in the address. */
export default function LinksPage() {
  const { t } = useTranslation('links');
  usePageTitle(t('title'));
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const filters = linkFilters(query);
  const { shelf, ...narrowed } = filters;
  const answer = useCall(
    listLinks,
    {
      shelf,
      page,
      rows: ROWS,
      ...Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== undefined)),
    },
    { keepPrevious: true, staleMs: 0 },
  );
  const show = (next: LinkFilters) => setQuery(filterQuery(next), { replace: true });
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined);
  const { data } = answer;
  const countOf = (one: string) => data?.shelves.find((counted) => counted.shelf === one)?.count ?? 0;
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {data?.isOn === false && <Notice>{t('isOff')}</Notice>}
      <Tabs
        label={t('shelves')}
        items={LINK_SHELVES.map((key) => ({ key, label: t(`shelf.${key}`), count: countOf(key) }))}
        active={shelf}
        onChange={(key) => show({ ...linkFilters(new URLSearchParams()), shelf: key })}
      >
        <FilterBar filters={filters} states={data?.states ?? []} onChange={show} />
        <PagedList
          answer={answer}
          page={page}
          rows={ROWS}
          label={t('pages')}
          query={filterQuery(filters)}
          empty={
            <EmptyState
              icon={<Unlink size={36} strokeWidth={1.4} aria-hidden />}
              title={t(isNarrowed ? 'noneFound' : `none.${shelf}`)}
              hint={t(isNarrowed ? 'noneFoundHint' : `noneHint.${shelf}`)}
            />
          }
        >
          {data?.links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </PagedList>
      </Tabs>
    </>
  );
}
