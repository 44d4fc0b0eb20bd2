import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Barcode } from '../../../../components/barcode.tsx';
import { useTenant } from '../../../../lib/tenant.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePrintAlone } from '../../../../lib/use-print-alone.ts';
import { pageOfSlip } from './fitting-pages.ts';
import type { SlipSize } from './slip-size.ts';
import styles from './slips.module.css';
import { useFittingPages } from './use-fitting-pages.ts';

/** What a slip in a copy says: for whom it is kept, or where it goes. */
export interface SlipFacts {
  readonly key: string;
  readonly heading: string;
  /** In large type: the place, or the last day. */
  readonly big: string;
  /** Short enough that a passer-by learns little; for a parcel its address, line by line. */
  readonly reader: string;
  readonly title: string;
  readonly callNo: string;
  readonly lines: readonly string[];
  /** Scanned at the desk: of the copy. */
  readonly barcode: string;
}

/** Prints slips from the browser and then goes away. */
export function Slips({
  slips,
  size,
  onPrinted,
}: {
  readonly slips: readonly SlipFacts[];
  readonly size: SlipSize;
  readonly onPrinted: () => void;
}) {
  const { t } = useTranslation('desk');
  const { name } = useTenant();
  const format = useFormat();
  const paper = useRef<HTMLDivElement>(null);
  useFittingPages(paper, size);
  usePrintAlone('slips', onPrinted);
  return createPortal(
    <div ref={paper} className={styles.paper} data-size={size}>
      {slips.map((slip, at) => (
        <section
          key={slip.key}
          className={styles.slip}
          style={size === '80mm' ? { page: pageOfSlip(at) } : undefined}
          aria-label={slip.heading}
        >
          <p className={styles.heading}>{slip.heading}</p>
          <p className={styles.big}>{slip.big}</p>
          {slip.reader && <p className={styles.reader}>{slip.reader}</p>}
          <p className={styles.title}>{slip.title}</p>
          <p>{slip.callNo}</p>
          {slip.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Barcode text={slip.barcode} label={slip.barcode} />
          <p className={styles.digits}>{slip.barcode}</p>
          <p className={styles.foot}>
            {t('slip.foot', { library: name, date: format.dateTime(new Date().toISOString()) })}
          </p>
        </section>
      ))}
    </div>,
    document.body,
  );
}
