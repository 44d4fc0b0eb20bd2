import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../../../../lib/tenant.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePrintAlone } from '../../../../lib/use-print-alone.ts';
import type { DeskReader } from '../desk-reader.ts';
import { pageOfSlip } from './fitting-pages.ts';
import { slipSize } from './slip-size.ts';
import styles from './slips.module.css';
import { useFittingPages } from './use-fitting-pages.ts';
import { shortName } from './use-slip.ts';

/** Prints what a reader has on loan and until when, for the reader to take home, and then goes away. */
export function LoansSlip({
  reader,
  onPrinted,
}: {
  readonly reader: DeskReader;
  readonly onPrinted: () => void;
}) {
  const { t } = useTranslation('desk');
  const { name } = useTenant();
  const format = useFormat();
  const [now] = useState(() => new Date().toISOString());
  const paper = useRef<HTMLDivElement>(null);
  const size = slipSize();
  useFittingPages(paper, size);
  usePrintAlone('slips', onPrinted);
  return createPortal(
    <div ref={paper} className={styles.paper} data-size={size}>
      <section
        className={styles.slip}
        style={size === '80mm' ? { page: pageOfSlip(0) } : undefined}
        aria-label={t('reader.onLoan')}
      >
        <p className={styles.heading}>{t('reader.onLoan')}</p>
        <p className={styles.reader}>{shortName(reader.name, reader.primaryId)}</p>
        {reader.loans.map(({ loanId, title, barcode, normReturnDate }) => (
          <div key={loanId} className={styles.title}>
            <p>{title}</p>
            <p>{t('due', { date: format.date(normReturnDate) })}</p>
            <p className={styles.code}>{barcode}</p>
          </div>
        ))}
        <p className={styles.foot}>{t('slip.foot', { library: name, date: format.dateTime(now) })}</p>
      </section>
    </div>,
    document.body,
  );
}
