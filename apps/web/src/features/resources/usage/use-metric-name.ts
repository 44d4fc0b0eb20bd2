import { COUNTER_METRICS } from '@lectern/contracts/resources/usage/counter';
import { useTranslation } from 'react-i18next';

/** The name of a metric; its code if it has none. */
export function useMetricName(): (metric: string) => string {
  const { t } = useTranslation('usage');
  return (metric) => {
    const known = COUNTER_METRICS.find((one) => one === metric);
    return known ? t(`metric.${known}`) : metric;
  };
}
