import {
  type AcceptanceOrigin,
  listAcceptances,
} from '@lectern/contracts/buying/acceptance/list-acceptances';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './acceptance.module.css';

const ROWS = 20;

/** What came into the library by the reader's wishes, gifts or orders. */
export default function AcceptanceList({ origin }: { readonly origin: AcceptanceOrigin }) {
  const { t } = useTranslation('acceptance');
  const format = useFormat();
  const [rows, setRows] = useState(ROWS);
  const answer = useCall(listAcceptances, { origin, rows }, { keepPrevious: true });
  const { data, error, isPending, refetch } = answer;
  return (
    <>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton height="120px" radius="12px" />
        </Loading>
      )}
      {data?.total === 0 && (
        <Card>
          <EmptyState
            icon={<PackageCheck size={36} strokeWidth={1.4} aria-hidden />}
            title={t('none')}
            hint={t(`noneHint.${origin}`)}
          />
        </Card>
      )}
      {data && data.total > 0 && (
        <Card as="ul" className={styles.list}>
          {data.list.map((one) => (
            <li key={one.id}>
              <p dir="auto">
                {one.recordId ? (
                  <Link to={`/searchList/bookDetails/${encodeURIComponent(one.recordId)}`}>{one.title}</Link>
                ) : (
                  one.title
                )}
              </p>
              <p className="muted small num">
                {factLine(
                  one.author,
                  t('copies', { count: one.copyCount, number: format.number(one.copyCount) }),
                  one.barcode && t('barcode', { barcode: one.barcode }),
                  t('on', { day: format.date(one.acceptanceTime) }),
                )}
              </p>
            </li>
          ))}
        </Card>
      )}
      {data && data.total > rows && rows < 100 && (
        <Button onClick={() => setRows(Math.min(100, rows + ROWS))}>{t('more')}</Button>
      )}
    </>
  );
}
