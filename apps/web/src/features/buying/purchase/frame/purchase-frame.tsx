import { getPurchaseParameters } from '@lectern/contracts/buying/purchase/get-parameters';
import { listCart } from '@lectern/contracts/buying/purchase/list-cart';
import { Home, Library, ReceiptText, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './frame.module.css';
import { SearchForm } from './search-form.tsx';

/** What all pages of drive purchase have: their own head, the search, and what is said where the library does not offer it. */
export function PurchaseFrame({
  title,
  hint,
  children,
}: {
  /** None where a page has its heading in what it shows. */
  readonly title?: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('purchase');
  const { data, error, isPending, refetch } = useCall(getPurchaseParameters, {});
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <Link to="/Home" className={styles.back}>
          <Library size={18} aria-hidden />
          {t('nav.portal')}
        </Link>
        {data?.isOn && <PurchaseNav />}
      </div>
      {title !== undefined && (
        <div className={styles.title}>
          <h1>{title}</h1>
          {hint && <p className="muted">{hint}</p>}
        </div>
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="100%" height="240px" radius="12px" />
        </Loading>
      )}
      {data && !data.isOn && <EmptyState title={t('off.title')} hint={t('off.hint')} />}
      {data?.isOn && (
        <>
          <SearchForm />
          {children}
        </>
      )}
    </div>
  );
}

function PurchaseNav() {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const { data } = useCall(listCart, {});
  const count = data?.lines.length ?? 0;
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <NavLink to="/drivePurchas">
        <Home size={16} aria-hidden />
        {t('nav.start')}
      </NavLink>
      <NavLink to="/drivePurCart">
        <ShoppingCart size={16} aria-hidden />
        {t('nav.cart')}
        {count > 0 && <span className={styles.count}>{format.number(count)}</span>}
      </NavLink>
      <NavLink to="/drivePurUser">
        <ReceiptText size={16} aria-hidden />
        {t('nav.user')}
      </NavLink>
    </nav>
  );
}
