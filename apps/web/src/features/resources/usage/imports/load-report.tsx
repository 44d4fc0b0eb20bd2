import type { UsageImport } from '@lectern/contracts/resources/usage/usage-import';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../usage.module.css';
import { useExceptionWords } from '../use-exception-words.ts';
import { useMetricName } from '../use-metric-name.ts';

/** What an import of a report did, or would do. */
export function LoadReport({ run }: { readonly run: UsageImport }) {
  const { t } = useTranslation('usage');
  const format = useFormat();
  const exceptionWords = useExceptionWords();
  const metricName = useMetricName();
  const { state, refusal, refusedPlace, refusedValue, faults, faultCount, exceptions } = run;
  return (
    <section className={styles.stack} aria-label={t('imports.result')}>
      {state === 'failed' && <Notice tone="bad">{t('imports.failed')}</Notice>}
      {refusal !== '' && (
        <Notice tone="bad">
          {factLine(
            t(`fault.${refusal}`),
            refusedPlace > 0 && t('imports.place', { number: format.number(refusedPlace) }),
            refusedValue,
          )}
        </Notice>
      )}
      {state === 'done' && (
        <>
          <p>
            {factLine(
              run.report,
              run.release && t('imports.release', { release: run.release }),
              t('imports.months', {
                from: format.month(run.fromMonth, 'long'),
                to: format.month(run.toMonth, 'long'),
              }),
              format.list(run.platforms),
            )}
          </p>
          {run.sums.length > 0 ? (
            <StaffTable label={t('imports.sums')} columns={[t('imports.metric'), t('imports.sum')]}>
              {run.sums.map(({ metric, count }) => (
                <tr key={metric}>
                  <td>{metricName(metric)}</td>
                  <td className="num">{format.number(count)}</td>
                </tr>
              ))}
            </StaffTable>
          ) : (
            <p>{t('imports.noUses')}</p>
          )}
          {run.replacedCount > 0 && (
            <p className="muted">{t('imports.replaced', { number: format.number(run.replacedCount) })}</p>
          )}
        </>
      )}
      {exceptions.map(({ code, message }) => (
        <Notice key={code} tone="warn">
          {exceptionWords(code, message)}
        </Notice>
      ))}
      {faultCount > faults.length && (
        <p className="muted small">
          {t('imports.moreFaults', { shown: format.number(faults.length), all: format.number(faultCount) })}
        </p>
      )}
      <StaffTable
        label={t('imports.faults')}
        columns={[t('imports.placeColumn'), t('imports.what'), t('imports.value')]}
      >
        {faults.map(({ place, code, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have two faults, and the rows never move.
          <tr key={at}>
            <td className="num">{format.number(place)}</td>
            <td>{t(`lineFault.${code}`)}</td>
            <td>
              <span dir="auto" className={styles.long}>
                {value}
              </span>
            </td>
          </tr>
        ))}
      </StaffTable>
    </section>
  );
}
