import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/text-field.tsx';
import styles from '../questionnaires.module.css';

/** From when a questionnaire is open, and until when, as the fields of the browser write it. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

export function PeriodFields({
  period,
  wrong,
  onChange,
}: {
  readonly period: Period;
  readonly wrong: readonly string[];
  readonly onChange: (period: Period) => void;
}) {
  const { t } = useTranslation('questionnaires');
  return (
    <div className={styles.pair}>
      <TextField
        label={t('staff.from')}
        type="datetime-local"
        value={period.from}
        error={wrong.includes('from') ? t('staff.missing') : undefined}
        onChange={({ target }) => onChange({ ...period, from: target.value })}
      />
      <TextField
        label={t('staff.until')}
        type="datetime-local"
        value={period.until}
        error={wrong.includes('until') ? t('staff.untilWrong') : undefined}
        onChange={({ target }) => onChange({ ...period, until: target.value })}
      />
    </div>
  );
}
