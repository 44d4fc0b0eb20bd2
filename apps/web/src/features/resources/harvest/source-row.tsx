import type { HarvestSource } from '@lectern/contracts/resources/harvest/harvest-source';
import { startHarvest } from '@lectern/contracts/resources/harvest/start-harvest';
import { stopHarvest } from '@lectern/contracts/resources/harvest/stop-harvest';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Pill } from '../../../components/pill.tsx';
import { StaffRow } from '../../../components/staff/staff-row.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './harvest.module.css';
import { HARVEST_CALLS } from './harvest-calls.ts';
import { isOpenRun } from './is-open-run.ts';
import { useCountWords } from './use-count-words.ts';
import { useFaultWords } from './use-fault-words.ts';

const TONES = { waiting: 'accent', running: 'accent', done: 'ok', stopped: 'warn', failed: 'bad' } as const;

/** A source: how its last harvest went, and what can be done with it. */
export function SourceRow({
  source,
  onReports,
  onChange,
  onRemove,
}: {
  readonly source: HarvestSource;
  readonly onReports: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('harvest');
  const format = useFormat();
  const errorText = useErrorText();
  const countWords = useCountWords();
  const faultWords = useFaultWords();
  const onRefused = (error: Parameters<typeof errorText>[0]) => showToast('bad', errorText(error));
  const start = useAction(startHarvest, {
    invalidates: HARVEST_CALLS,
    onDone: () => showToast('ok', t('started')),
    onRefused,
  });
  const stop = useAction(stopHarvest, { invalidates: HARVEST_CALLS, onRefused });
  const { id, name, lastRun, isOn } = source;
  const isOpen = isOpenRun(lastRun);
  const goesOn = lastRun?.state === 'stopped' || lastRun?.state === 'failed';
  const named = <span className="hidden-visually"> {name}</span>;
  return (
    <StaffRow
      title={name}
      facts={
        <span className={styles.facts}>
          <span>{factLine(source.address, source.prefix, source.setSpec)}</span>
          <span>
            {factLine(
              t('objects', { number: format.number(source.objectCount) }),
              t(`rhythm.${source.rhythm}`),
              source.nextAt !== '' && t('next', { time: format.dateTime(source.nextAt) }),
            )}
          </span>
          {lastRun && (
            <span>
              {factLine(format.dateTime(lastRun.endedAt || lastRun.startedAt), countWords(lastRun))}
            </span>
          )}
          {lastRun && lastRun.fault !== '' && (
            <span>
              {factLine(
                faultWords(lastRun),
                lastRun.nextAt !== '' && t('again', { time: format.dateTime(lastRun.nextAt) }),
              )}
            </span>
          )}
        </span>
      }
      pills={
        <>
          {!isOn && <Pill tone="warn">{t('off')}</Pill>}
          <Pill tone={lastRun ? TONES[lastRun.state] : 'warn'}>
            {lastRun?.isStopping ? t('stopping') : lastRun ? t(`state.${lastRun.state}`) : t('never')}
          </Pill>
        </>
      }
    >
      {isOpen && lastRun ? (
        <Button
          size="small"
          busy={stop.running || lastRun.isStopping}
          onClick={() => stop.start({ id: lastRun.id })}
        >
          {t('stop')}
          {named}
        </Button>
      ) : (
        <>
          <Button size="small" busy={start.running} onClick={() => start.start({ id })}>
            {t(goesOn ? 'goOn' : 'start')}
            {named}
          </Button>
          {lastRun && (
            <Button size="small" busy={start.running} onClick={() => start.start({ id, isWhole: true })}>
              {t('whole')}
              {named}
            </Button>
          )}
        </>
      )}
      <Button size="small" onClick={onReports}>
        {t('reports')}
        {named}
      </Button>
      <Button size="small" onClick={onChange}>
        {t('change')}
        {named}
      </Button>
      {!isOpen && (
        <Button size="small" kind="text" onClick={onRemove}>
          {t('remove')}
          {named}
        </Button>
      )}
    </StaffRow>
  );
}
