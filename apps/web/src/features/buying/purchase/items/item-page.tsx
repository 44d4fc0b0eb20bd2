import { getPurchaseItems } from '@lectern/contracts/buying/purchase/get-items';
import { getPurchasePrices } from '@lectern/contracts/buying/purchase/get-prices';
import { getPurchaseStocks } from '@lectern/contracts/buying/purchase/get-stocks';
import type { VendorItemView } from '@lectern/contracts/buying/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { PurchaseFrame } from '../frame/purchase-frame.tsx';
import { AddButton } from './add-button.tsx';
import styles from './items.module.css';
import { KindPill } from './kind-pill.tsx';
import { MayOrder } from './may-order.tsx';
import { StockPill } from './stock-pill.tsx';

/** /drivePurDetails: one title, with what its vendor asks for it now. */
export default function PurchaseItemPage() {
  const { t } = useTranslation('purchase');
  const [query] = useSearchParams();
  const itemIds = [query.get('itemId') ?? ''];
  const { data, error, isPending, refetch } = useCall(
    getPurchaseItems,
    { itemIds },
    { enabled: itemIds[0] !== '' },
  );
  const item = data?.items[0];
  usePageTitle(item?.title ?? t('item.page'));
  return (
    <PurchaseFrame {...(!item && { title: t('item.page') })}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && itemIds[0] !== '' && (
        <Loading>
          <Skeleton width="100%" height="280px" radius="12px" />
        </Loading>
      )}
      {((data && !item) || itemIds[0] === '') && <EmptyState title={t('item.gone')} />}
      {item && <ItemDetail item={item} />}
    </PurchaseFrame>
  );
}

function ItemDetail({ item }: { readonly item: VendorItemView }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const asked = { itemIds: [item.itemId] };
  const prices = useCall(getPurchasePrices, asked);
  const stocks = useCall(getPurchaseStocks, asked);
  const said = prices.data?.prices[0];
  const facts = [
    ['isbn', item.isbn],
    ['publisher', item.publisher],
    ['year', item.year > 0 ? String(item.year) : ''],
    ['class', item.classNo],
    ['number', item.number],
  ] as const;
  return (
    <article className={styles.detail}>
      <Cover recordId={item.itemId} title={item.title} author={item.author} width="150px" />
      <div className={styles.words}>
        <h1 dir="auto">{item.title}</h1>
        {item.author && <p dir="auto">{item.author}</p>}
        <p className={styles.pills}>
          <span className={`${styles.price} num`}>{format.money(said?.price ?? item.price)}</span>
          <StockPill stock={stocks.data?.stocks[0]?.stock ?? item.stock} />
          <KindPill kind={item.kind} />
          <span className="muted small">
            {t('item.asked', { time: format.dateTime(said?.askedAt ?? item.askedAt) })}
          </span>
        </p>
        <MayOrder itemId={item.itemId} />
        <p className={styles.pills}>
          <AddButton itemId={item.itemId} title={item.title} isMain />
          {item.recordId && (
            <ButtonLink size="small" to={`/searchList/bookDetails/${item.recordId}`}>
              {t('item.toRecord')}
            </ButtonLink>
          )}
        </p>
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([key, value]) => (
              <div key={key} style={{ display: 'contents' }}>
                <dt>{t(`item.${key}`)}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          <dt>{t('vendor.label')}</dt>
          <dd dir="auto">{item.vendorName}</dd>
        </dl>
        {item.summary && (
          <section>
            <h2>{t('item.summary')}</h2>
            <p dir="auto">{item.summary}</p>
          </section>
        )}
      </div>
    </article>
  );
}
