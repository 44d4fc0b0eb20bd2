import type { HarvestRun } from '@lectern/contracts/resources/harvest/harvest-run';
import { useTranslation } from 'react-i18next';
import { factLine } from '../../../lib/fact-line.ts';
import { useFormat } from '../../../lib/use-format.ts';

const SHOWN = ['added', 'changed', 'same', 'hidden', 'leftOut'] as const;

/** What became of the records of a run, in one line. */
export function useCountWords(): (run: Pick<HarvestRun, 'counts' | 'total'>) => string {
  const { t } = useTranslation('harvest');
  const format = useFormat();
  return ({ counts, total }) => {
    const number = format.number(counts.read);
    const read =
      total > counts.read
        ? t('count.readOf', { number, total: format.number(total) })
        : t('count.read', { number });
    return factLine(
      read,
      ...SHOWN.map((name) => counts[name] > 0 && t(`count.${name}`, { number: format.number(counts[name]) })),
    );
  };
}
