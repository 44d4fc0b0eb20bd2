import type { UsageImport } from '@lectern/contracts/resources/usage/usage-import';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { StaffRow } from '../../../../components/staff/staff-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { isUnderWay } from './is-under-way.ts';

const TONES = { waiting: 'accent', running: 'accent', done: 'ok', refused: 'bad', failed: 'bad' } as const;

/** A report that came. */
export function ImportRow({ run, onReport }: { readonly run: UsageImport; readonly onReport: () => void }) {
  const { t } = useTranslation('usage');
  const format = useFormat();
  const name = run.fileName || t('imports.noName');
  const period = run.fromMonth && t('imports.months', { from: run.fromMonth, to: run.toMonth });
  return (
    <StaffRow
      title={name}
      facts={factLine(
        run.report,
        period,
        format.list(run.platforms.slice(0, 3)),
        t(run.providerId ? 'imports.bySushi' : 'imports.byFile'),
        format.dateTime(run.startedAt),
      )}
      pills={
        <>
          <Pill tone={TONES[run.state]}>{t(`imports.state.${run.state}`)}</Pill>
          {run.faultCount > 0 && (
            <Pill tone="warn">{t('imports.withFaults', { number: format.number(run.faultCount) })}</Pill>
          )}
        </>
      }
    >
      {!isUnderWay(run) && (
        <Button size="small" onClick={onReport}>
          {t('imports.show')}
          <span className="hidden-visually"> {name}</span>
        </Button>
      )}
    </StaffRow>
  );
}
