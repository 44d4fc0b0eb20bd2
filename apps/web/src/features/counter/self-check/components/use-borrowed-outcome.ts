import type { BorrowedView } from '@lectern/contracts/counter/self-check/station-views';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import type { ScanOutcome } from './scan-outcome.ts';

/** What a reader is told of a copy that they scanned in order to borrow it. */
export function useBorrowedOutcome(): (borrowed: BorrowedView) => Omit<ScanOutcome, 'key'> {
  const { t } = useTranslation('self-check');
  const format = useFormat();
  return ({ barcode, title, yearVol, normReturnDate, dueTime, refusal }) => {
    const about = [title || barcode, yearVol].filter(Boolean).join(' · ');
    if (refusal || normReturnDate === null) return { tone: 'bad', words: refusal?.message ?? '', about };
    const date = format.date(normReturnDate);
    const words =
      dueTime === null
        ? t('borrow.lent', { date })
        : t('borrow.lentUntil', { date, time: format.clock(dueTime) });
    return { tone: 'ok', words, about };
  };
}
