import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePageEnd } from '../../../../lib/kept/page-places.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePrintAlone } from '../../../../lib/use-print-alone.ts';
import { pageOfSlip } from './fitting-pages.ts';
import type { SlipSize } from './slip-size.ts';
import styles from './slips.module.css';
import { useFittingPages } from './use-fitting-pages.ts';

interface DrawnSlip {
  readonly key: string;
  readonly heading: string;
  readonly body: ReactNode;
}

/** Prints slips from the browser, and nothing else of the page; `onPrinted` takes them away. Each says its library and when it was printed. */
export function SlipPaper({
  slips,
  size,
  onPrinted,
}: {
  readonly slips: readonly DrawnSlip[];
  readonly size: SlipSize;
  readonly onPrinted: () => void;
}) {
  const { t } = useTranslation('desk');
  const { name } = useTenant();
  const format = useFormat();
  const pageEnd = usePageEnd();
  const [now] = useState(() => new Date().toISOString());
  const paper = useRef<HTMLDivElement>(null);
  useFittingPages(paper, size);
  usePrintAlone('slips', onPrinted);
  return createPortal(
    <div ref={paper} className={styles.paper} data-size={size}>
      {slips.map(({ key, heading, body }, at) => (
        <section
          key={key}
          className={styles.slip}
          style={size === '80mm' ? { page: pageOfSlip(at) } : undefined}
          aria-label={heading}
        >
          <p className={styles.heading}>{heading}</p>
          {body}
          <p className={styles.foot}>{t('slip.foot', { library: name, date: format.dateTime(now) })}</p>
        </section>
      ))}
    </div>,
    pageEnd,
  );
}
