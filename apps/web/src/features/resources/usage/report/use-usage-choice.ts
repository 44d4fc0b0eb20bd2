import { COUNTER_METRICS, type CounterMetric } from '@lectern/contracts/resources/usage/counter';
import { ACCESS_CHOICES, type AccessChoice } from '@lectern/contracts/resources/usage/usage-choice';
import { useSearchParams } from 'react-router';
import { periodOf } from './usage-period.ts';

/** Metrics that the page shows at once. */
export const MOST_SHOWN = 4;
const USUAL: readonly CounterMetric[] = ['Total_Item_Requests', 'No_License'];

/** What the page shows, kept in its address. */
export function useUsageChoice() {
  const [query, setQuery] = useSearchParams();
  const chosen = query.getAll('metric');
  const known = COUNTER_METRICS.filter((metric) => chosen.includes(metric)).slice(0, MOST_SHOWN);
  const metrics = known.length > 0 ? known : USUAL;
  const eresourceId = query.get('database') ?? '';
  const period = query.get('period') ?? '12';
  const access: AccessChoice = ACCESS_CHOICES.find((one) => one === query.get('access')) ?? 'all';
  const change = (more: Readonly<Record<string, string | readonly string[]>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(more)) {
      next.delete(name);
      for (const one of [value].flat()) if (one !== '') next.append(name, one);
    }
    next.delete('page');
    setQuery(next, { replace: true });
  };
  const { from, to } = periodOf(period);
  const asked = { from, to, access, ...(eresourceId && { eresourceId }) };
  return { metrics, eresourceId, period, access, asked, change };
}

export type UsageChoice = ReturnType<typeof useUsageChoice>;
