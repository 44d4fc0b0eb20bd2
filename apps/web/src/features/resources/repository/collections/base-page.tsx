import { getBase } from '@lectern/contracts/resources/repository/get-base';
import { ENTRY_KINDS, type EntryKind } from '@lectern/contracts/resources/repository/kinds';
import { listBaseResources } from '@lectern/contracts/resources/repository/list-base-resources';
import { listChildBases } from '@lectern/contracts/resources/repository/list-child-bases';
import { listHotObjects } from '@lectern/contracts/resources/repository/list-hot-objects';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { collectionAddress } from '../addresses.ts';
import { FilterBar } from '../filter-bar.tsx';
import { ObjectPage } from '../objects/object-page.tsx';
import { ObjectRow } from '../objects/object-row.tsx';
import { PageHead } from '../page-head.tsx';
import styles from '../repository.module.css';
import { FoundPages } from '../texts/found-pages.tsx';
import { PlaceSelect } from '../texts/place-select.tsx';
import { useListFilters } from '../use-list-filters.ts';
import { ValueSelect } from '../value-select.tsx';
import { CollectionGrid } from './collection-grid.tsx';
import { ResourceRow } from './resource-row.tsx';

const ROWS = 12;
const HOT = 5;

/** A special base; with a second id in the address one of its objects. At its other address the id is `?id=`. */
export default function BasePage() {
  const { id, twoId } = useParams();
  const [query] = useSearchParams();
  const shown = id ?? query.get('id') ?? '';
  if (shown === '') return <Navigate to="/specialBaseNav" replace />;
  return twoId ? <ObjectPage key={twoId} id={twoId} /> : <Base key={shown} id={shown} />;
}

function Base({ id }: { readonly id: string }) {
  const { t } = useTranslation('repository');
  const { data: base, error, refetch } = useCall(getBase, { id }, { ofReader: true, staleMs: 60_000 });
  const hasChildren = (base?.childCount ?? 0) > 0;
  const children = useCall(listChildBases, { id }, { ofReader: true, enabled: hasChildren, staleMs: 60_000 });
  usePageTitle(base?.name ?? t('bases.title'));
  const top = { to: '/specialBaseNav', name: t('bases.title') };
  if (!base) {
    return (
      <div className={`wrap ${styles.page}`}>
        <PageHead way={[top]} title={t('bases.title')} />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height="280px" radius="12px" />
          </Loading>
        )}
      </div>
    );
  }
  const way = base.path.map((one) => ({ to: collectionAddress({ ...one, kind: 'base' }), name: one.name }));
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead way={[top, ...way]} title={base.name}>
        {base.description && (
          <p className={styles.lead} dir="auto">
            {base.description}
          </p>
        )}
      </PageHead>
      {hasChildren && children.data && (
        <section className={styles.part}>
          <h2>{t('below')}</h2>
          <CollectionGrid collections={children.data} />
        </section>
      )}
      <Resources id={id} />
      <Hot id={id} />
    </div>
  );
}

function Resources({ id }: { readonly id: string }) {
  const { t } = useTranslation('repository');
  const { filters, page, isNarrowed, show, pageAddress } = useListFilters(['words', 'kind', 'in']);
  const inTexts = filters.in === 'texts';
  const kind = ENTRY_KINDS.find((one) => one === filters.kind);
  const { data, error, refetch } = useCall(
    listBaseResources,
    { id, ...(kind && { kind }), keyWord: filters.words, page, rows: ROWS },
    { ofReader: true, keepPrevious: true, enabled: !inTexts },
  );
  const place = <PlaceSelect value={filters.in} onChange={(value) => show({ in: value, kind: '' })} />;
  if (inTexts)
    return (
      <section className={styles.part}>
        <h2>{t('texts.title')}</h2>
        <FilterBar label={t('texts.label')} words={filters.words} onWords={(words) => show({ words })}>
          {place}
        </FilterBar>
        <FoundPages words={filters.words} collectionId={id} page={page} to={pageAddress} />
      </section>
    );
  return (
    <section className={styles.part}>
      <h2>{t('bases.resources')}</h2>
      <FilterBar label={t('search')} words={filters.words} onWords={(words) => show({ words })}>
        {place}
        <ValueSelect
          label={t('filter.kind')}
          all={t('filter.allKinds')}
          value={filters.kind}
          counts={data?.kinds ?? []}
          nameOf={(one) => t(`entries.${one as EntryKind}`)}
          onChange={(value) => show({ kind: value })}
        />
      </FilterBar>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="200px" radius="12px" />
        </Loading>
      )}
      {data?.total === 0 && <p className="muted">{t(isNarrowed ? 'noneFound' : 'none')}</p>}
      {data && data.total > 0 && (
        <>
          <ul className={styles.rows}>
            {data.resources.map((one) => (
              <ResourceRow key={`${one.kind} ${one.id || one.address}`} resource={one} />
            ))}
          </ul>
          <Pager page={page} rows={ROWS} total={data.total} label={t('pages')} to={pageAddress} />
        </>
      )}
    </section>
  );
}

function Hot({ id }: { readonly id: string }) {
  const { t } = useTranslation('repository');
  const { data = [] } = useCall(listHotObjects, { id, rows: HOT }, { ofReader: true, staleMs: 60_000 });
  if (data.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('bases.hotObjects')}</h2>
      <ol className={styles.rows}>
        {data.map((object) => (
          <ObjectRow key={object.objectId} object={object} count={object.count} />
        ))}
      </ol>
    </section>
  );
}
