import { getHarvestRun } from '@lectern/contracts/resources/harvest/get-harvest-run';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './harvest.module.css';

/** The records that a harvest left out, with the reason of each. */
export function LeftOutTable({ runId }: { readonly runId: string }) {
  const { t } = useTranslation('harvest');
  const format = useFormat();
  const { data, error, refetch } = useCall(getHarvestRun, { id: runId }, { staleMs: 0 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="80px" />;
  const { run, leftOut } = data;
  return (
    <>
      <table className={styles.table}>
        <caption className="hidden-visually">{t('leftOutTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('identifier')}</th>
            <th scope="col">{t('reasonHead')}</th>
          </tr>
        </thead>
        <tbody>
          {leftOut.map(({ identifier, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an identifier may come twice, and the list does not change
            <tr key={`${identifier}/${at}`}>
              <td>{identifier || t('noName')}</td>
              <td>{t(`reason.${reason}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {run.counts.leftOut > leftOut.length && (
        <p className="muted">{t('firstOnes', { number: format.number(leftOut.length) })}</p>
      )}
    </>
  );
}
