import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import type { DeskReader } from '../desk-reader.ts';
import { SlipPaper } from './slip-paper.tsx';
import { slipSize } from './slip-size.ts';
import styles from './slips.module.css';
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
  const format = useFormat();
  const body = (
    <>
      <p className={styles.reader}>{shortName(reader.name, reader.primaryId)}</p>
      {reader.loans.map(({ loanId, title, barcode, normReturnDate }) => (
        <div key={loanId} className={styles.title}>
          <p>{title}</p>
          <p>{t('due', { date: format.date(normReturnDate) })}</p>
          <p className={styles.code}>{barcode}</p>
        </div>
      ))}
    </>
  );
  const slip = { key: reader.patronId, heading: t('reader.onLoan'), body };
  return <SlipPaper slips={[slip]} size={slipSize()} onPrinted={onPrinted} />;
}
