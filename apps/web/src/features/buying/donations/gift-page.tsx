import { getGift } from '@lectern/contracts/buying/donations/get-gift';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import styles from './donations.module.css';
import { GiftRow } from './gift-row.tsx';

/** /bookDonate/detail: one gift, with what was given together. */
export default function GiftPage() {
  const { t } = useTranslation('donations');
  const format = useFormat();
  const [query] = useSearchParams();
  const id = query.get('gift') ?? query.get('id') ?? '';
  const { data, error, isPending, refetch } = useCall(
    getGift,
    { id },
    { enabled: id !== '', staleMs: 60_000 },
  );
  usePageTitle(data?.gift.title ?? t('gift.title'));
  const isGone = id === '' || error?.code === 'DONATION_NOT_FOUND' || error?.code === 'INPUT_INVALID';
  const { gift, others = [] } = data ?? {};
  return (
    <div className={`wrap ${styles.page}`}>
      <p>
        <Link to="/bookDonate">{t('gift.all')}</Link>
      </p>
      <h1 dir="auto">{gift?.title ?? t('gift.title')}</h1>
      {isGone && (
        <Card>
          <EmptyState title={t('gift.gone')} />
        </Card>
      )}
      {error && !isGone && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && !isGone && (
        <Loading>
          <Skeleton height="160px" radius="12px" />
        </Loading>
      )}
      {gift && (
        <Card padded>
          <p className="num">{factLine(gift.author, gift.publisher, gift.publishTime)}</p>
          <p className="num">
            {factLine(
              gift.donorName ? t('by', { name: gift.donorName }) : t('nameless'),
              t('copies', { count: gift.copyCount, number: format.number(gift.copyCount) }),
              format.date(gift.donationTime),
            )}
          </p>
          {gift.recordId && (
            <Link to={`/searchList/bookDetails/${encodeURIComponent(gift.recordId)}`}>
              {t('gift.record')}
            </Link>
          )}
        </Card>
      )}
      {others.length > 0 && (
        <section aria-labelledby="given-together">
          <h2 id="given-together">{t('gift.together')}</h2>
          <Card as="ul" className={styles.list}>
            {others.map((one) => (
              <GiftRow key={one.id} gift={one} />
            ))}
          </Card>
        </section>
      )}
    </div>
  );
}
