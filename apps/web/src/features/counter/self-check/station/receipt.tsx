import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTenant } from '../../../../lib/tenant.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePrintAlone } from '../../../../lib/use-print-alone.ts';
import styles from './receipt.module.css';

export interface ReceiptLine {
  readonly key: string;
  readonly title: string;
  readonly words: string;
}

/** Prints a receipt from the browser, on the paper that the printer has, and then goes away. It names no reader. */
export function Receipt({
  title,
  libName,
  lines,
  total,
  onPrinted,
}: {
  readonly title: string;
  readonly libName: string;
  readonly lines: readonly ReceiptLine[];
  /** How many there are, in words. */
  readonly total: string;
  readonly onPrinted: () => void;
}) {
  const { name } = useTenant();
  const format = useFormat();
  const [printedAt] = useState(() => new Date().toISOString());
  usePrintAlone('receipt', onPrinted);
  return createPortal(
    <section className={styles.paper} aria-label={title}>
      <p className={styles.library}>{name === libName ? name : `${name} · ${libName}`}</p>
      <p className={styles.title}>{title}</p>
      <p>{format.dateTime(printedAt)}</p>
      <ol className={styles.lines}>
        {lines.map(({ key, title: copy, words }) => (
          <li key={key}>
            <b>{copy}</b>
            <br />
            {words}
          </li>
        ))}
      </ol>
      <p>{total}</p>
    </section>,
    document.body,
  );
}
