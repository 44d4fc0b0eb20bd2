import { fetchUsage } from '@lectern/contracts/resources/usage/fetch-usage';
import { listUsageProviders } from '@lectern/contracts/resources/usage/list-usage-providers';
import type { UsageProvider } from '@lectern/contracts/resources/usage/usage-provider';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { StaffRow } from '../../../../components/staff/staff-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../usage.module.css';
import { useOutcomeWords } from './use-outcome-words.ts';

/** A provider of usage reports: how asking it went, and what can be done with it. */
export function ProviderRow({
  provider,
  onTest,
  onChange,
  onRemove,
}: {
  readonly provider: UsageProvider;
  readonly onTest: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('usage');
  const format = useFormat();
  const errorText = useErrorText();
  const outcomeWords = useOutcomeWords();
  const fetchNow = useAction(fetchUsage, {
    invalidates: [listUsageProviders],
    onDone: () => showToast('ok', t('providers.fetching')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const { name, last, asks, isOn, isStopped, isFetching, hasKey } = provider;
  const state = !isOn ? 'off' : isStopped ? 'stopped' : isFetching ? 'busy' : 'on';
  const named = <span className="hidden-visually"> {name}</span>;
  return (
    <StaffRow
      title={name}
      facts={
        <span className={styles.long}>
          {factLine(
            t('imports.release', { release: provider.release }),
            provider.address,
            t(hasKey ? 'providers.hasKey' : 'providers.noKey'),
          )}
          {asks.map(({ report, doneCount, waitingCount, stoppedCount, newestMonth }) => (
            <span key={report} style={{ display: 'block' }}>
              {factLine(
                report,
                t('providers.done', { number: doneCount }),
                waitingCount > 0 && t('providers.waiting', { number: waitingCount }),
                stoppedCount > 0 && t('providers.givenUp', { number: stoppedCount }),
                newestMonth && t('providers.newest', { month: format.month(newestMonth, 'long') }),
              )}
            </span>
          ))}
          {last && (
            <span style={{ display: 'block' }}>
              {t('providers.last', {
                report: last.report,
                month: format.month(last.month, 'long'),
                time: format.dateTime(last.at),
                words: outcomeWords(last),
              })}
              {last.nextAt && ` ${t('providers.next', { time: format.dateTime(last.nextAt) })}`}
            </span>
          )}
        </span>
      }
      pills={
        <Pill tone={({ off: 'warn', stopped: 'bad', busy: 'accent', on: 'ok' } as const)[state]}>
          {t(`providers.state.${state}`)}
        </Pill>
      }
    >
      {isOn && (
        <Button
          size="small"
          busy={fetchNow.running || isFetching}
          onClick={() => fetchNow.start({ id: provider.id })}
        >
          {t('providers.fetch')}
          {named}
        </Button>
      )}
      <Button size="small" onClick={onTest}>
        {t('providers.test')}
        {named}
      </Button>
      <Button size="small" onClick={onChange}>
        {t('providers.change')}
        {named}
      </Button>
      <Button size="small" kind="text" onClick={onRemove}>
        {t('providers.remove')}
        {named}
      </Button>
    </StaffRow>
  );
}
