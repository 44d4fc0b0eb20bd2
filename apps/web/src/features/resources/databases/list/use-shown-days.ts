import type { EresourceSummary } from '@lectern/contracts/resources/databases/eresource';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';

type Days = Pick<EresourceSummary, 'status' | 'shownFrom' | 'shownTo'>;

/** The days of a trial in words, or until when a database can be used; empty where it has no end. */
export function useShownDays(): (eresource: Days) => string {
  const { t } = useTranslation('databases');
  const format = useFormat();
  return ({ status, shownFrom, shownTo }) => {
    if (!shownTo) return '';
    const to = format.date(shownTo);
    if (status !== 'trial') return t('availableTo', { day: to });
    return shownFrom ? t('trialFromTo', { from: format.date(shownFrom), to }) : t('trialTo', { day: to });
  };
}
