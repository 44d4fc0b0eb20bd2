import { listCopiesElsewhere } from '@lectern/contracts/discovery/other-libraries/list-copies-elsewhere';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './other-libraries.module.css';

/** The copies of a hit in its library, with what is known of each. */
export function CopiesThere({ id, hitId }: { readonly id: string; readonly hitId: string }) {
  const { t } = useTranslation('other-libraries');
  const format = useFormat();
  const { data, error, refetch } = useCall(listCopiesElsewhere, { hitId }, { staleMs: 60_000 });
  return (
    <div id={id} className={styles.copies}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="44px" radius="8px" />
        </Loading>
      )}
      {data && data.copies.length + data.statements.length === 0 && (
        <p className="muted small">{t('copies.unknown')}</p>
      )}
      {data && data.copies.length > 0 && (
        <ul>
          {data.copies.map((copy, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of other libraries have no id here
            <li key={index} className="small">
              {factLine(copy.libName, copy.locationName, copy.callNo, copy.yearVol)}
              {data.isLive && (
                <b>
                  {' · '}
                  {copy.dueDate
                    ? t('copies.due', { date: format.date(copy.dueDate) })
                    : t(`copies.status.${copy.status}`)}
                </b>
              )}
            </li>
          ))}
        </ul>
      )}
      {data?.statements.map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
    </div>
  );
}
