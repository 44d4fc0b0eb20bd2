import { listPurchaseItems } from '@lectern/contracts/buying/purchase/list-items';
import { listPurchaseShelves } from '@lectern/contracts/buying/purchase/list-shelves';
import { searchPurchaseItems } from '@lectern/contracts/buying/purchase/search-items';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { PurchaseFrame } from '../frame/purchase-frame.tsx';
import { ClassLinks } from './class-links.tsx';
import { ClassPath } from './class-path.tsx';
import { ItemCard } from './item-card.tsx';
import styles from './items.module.css';

const SORTS = ['newest', 'popular', 'cheapest', 'dearest'] as const;
const ROWS = 24;

/** /drivePurList: titles of a class, or those that a search finds. Words, class, vendor, order and page are in the address. */
export default function PurchaseListPage() {
  const { t } = useTranslation('purchase');
  usePageTitle(t('list.title'));
  return (
    <PurchaseFrame title={t('list.title')}>
      <FoundItems />
    </PurchaseFrame>
  );
}

function FoundItems() {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const q = query.get('q') ?? '';
  const category = query.get('category') ?? '';
  const vendorId = query.get('vendor') ?? '';
  const sort = SORTS.find((one) => one === query.get('sort')) ?? 'newest';
  const place = { page, rows: ROWS, ...(vendorId && { vendorId }) };
  const shelves = useCall(listPurchaseShelves, {});
  const searched = useCall(
    searchPurchaseItems,
    { searchWord: q, ...place },
    { enabled: q !== '', keepPrevious: true },
  );
  const listed = useCall(
    listPurchaseItems,
    { category, sort, ...place },
    { enabled: q === '', keepPrevious: true },
  );
  const answer = q === '' ? listed : searched;
  const kept = {
    ...(q && { q }),
    ...(category && { category }),
    ...(vendorId && { vendor: vendorId }),
    ...(sort !== 'newest' && { sort }),
  };
  const change = (values: Readonly<Record<string, string>>) =>
    setQuery(Object.fromEntries(Object.entries({ ...kept, ...values }).filter(([, value]) => value !== '')), {
      replace: true,
    });
  const { vendors = [] } = shelves.data ?? {};
  return (
    <>
      {q === '' && <ClassPath category={category} />}
      {q === '' && <ClassLinks parent={category} />}
      <div className={styles.bar}>
        {answer.data && <p role="status">{t('list.found', { number: format.number(answer.data.total) })}</p>}
        {vendors.length > 1 && (
          <SelectMenu
            label={t('vendor.label')}
            value={vendorId}
            options={[
              { value: '', label: t('vendor.all') },
              ...vendors.map((one) => ({ value: one.vendorId, label: one.name })),
            ]}
            onChange={(vendor) => change({ vendor })}
          />
        )}
        {q === '' && (
          <SelectMenu
            label={t('sort.label')}
            value={sort}
            options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(value) => change({ sort: value === 'newest' ? '' : value })}
          />
        )}
      </div>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('list.pages')}
        query={kept}
        isGrid
        empty={<EmptyState title={t('list.none')} hint={t('list.noneHint')} />}
      >
        {answer.data?.items.map((item) => (
          <ItemCard key={item.itemId} item={item} />
        ))}
      </PagedList>
    </>
  );
}
