import type { ItemCounts } from '@lectern/contracts/collection/holdings/availability';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/use-format.ts';
import { Pill } from './pill.tsx';

/** How many items of a work can be used now, and how. Green only if one can be borrowed. */
export function ItemCountsPill({
  counts: { itemCount, onShelfCount, loanableCount },
  earliestDue = null,
}: {
  readonly counts: ItemCounts;
  /** YYYY-MM-DD; shown if no item is on the shelf. */
  readonly earliestDue?: string | null;
}) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const total = format.number(itemCount);
  const inLibraryCount = onShelfCount - loanableCount;
  const inLibrary = { number: format.number(inLibraryCount), total };
  if (loanableCount > 0) {
    return (
      <>
        <Pill tone="ok">{t('itemCounts.loanable', { number: format.number(loanableCount), total })}</Pill>
        {inLibraryCount > 0 && (
          <span className="muted small">
            {t('itemCounts.alsoInLibrary', { count: inLibraryCount, number: inLibrary.number })}
          </span>
        )}
      </>
    );
  }
  if (inLibraryCount > 0) return <Pill tone="accent">{t('itemCounts.inLibrary', inLibrary)}</Pill>;
  return (
    <Pill tone="warn">
      {earliestDue
        ? t('itemCounts.allOutUntil', { date: format.date(earliestDue, 'short') })
        : t('itemCounts.none', { total })}
    </Pill>
  );
}
