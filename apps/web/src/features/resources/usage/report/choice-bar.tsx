import { COUNTER_METRICS, type CounterMetric } from '@lectern/contracts/resources/usage/counter';
import { ACCESS_CHOICES } from '@lectern/contracts/resources/usage/usage-choice';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { EresourceSelect } from '../eresource-select.tsx';
import styles from '../usage.module.css';
import { SPANS, yearsOf } from './usage-period.ts';
import { MOST_SHOWN, type UsageChoice } from './use-usage-choice.ts';

/** What usage is shown: of which database, when, of what access, and which metrics. */
export function ChoiceBar({
  choice: { metrics, eresourceId, period, access, change },
  known,
}: {
  readonly choice: UsageChoice;
  /** Metrics that the reports have. */
  readonly known: readonly CounterMetric[];
}) {
  const { t } = useTranslation('usage');
  const offered = COUNTER_METRICS.filter((metric) => known.includes(metric) || metrics.includes(metric));
  const toggle = (metric: CounterMetric) => {
    const rest = metrics.filter((one) => one !== metric);
    change({ metric: rest.length < metrics.length ? rest : [...metrics, metric].slice(-MOST_SHOWN) });
  };
  return (
    <search>
      <div className={styles.bar}>
        <EresourceSelect
          value={eresourceId}
          none={t('allDatabases')}
          onChange={(id) => change({ database: id })}
        />
        <SelectField
          label={t('period')}
          value={period}
          onChange={({ target }) => change({ period: target.value })}
        >
          {SPANS.map((span) => (
            <option key={span} value={span}>
              {t('lastMonths', { number: span })}
            </option>
          ))}
          {yearsOf().map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('access')}
          value={access}
          onChange={({ target }) => change({ access: target.value === 'all' ? '' : target.value })}
        >
          {ACCESS_CHOICES.map((one) => (
            <option key={one} value={one}>
              {t(`accesses.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className={styles.checks}>
        <legend>{t('metricsLegend')}</legend>
        {offered.map((metric) => (
          <label key={metric}>
            <input type="checkbox" checked={metrics.includes(metric)} onChange={() => toggle(metric)} />
            {t(`metric.${metric}`)}
          </label>
        ))}
      </fieldset>
    </search>
  );
}
