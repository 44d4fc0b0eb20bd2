import type { DeskItemView } from '@lectern/contracts/counter/desk/desk-views';
import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { useCaller } from '../../../../lib/caller.ts';
import { playSound } from '../../../../lib/sounds.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { type ShelfFault, type ShelfPlace, shelfFault } from '../shelf-fault.ts';
import { type Scan, useEachScan } from '../use-each-scan.ts';
import styles from './copy-panel.module.css';

interface Checked {
  readonly at: number;
  readonly barcode: string;
  readonly item?: DeskItemView;
  readonly fault?: ShelfFault;
  readonly error?: unknown;
}

/** A shelf, copy by copy: what does not belong there, or not at this place, is named with a sound. */
export function ShelfCheck({ scan }: { readonly scan: Scan | undefined }) {
  const { t } = useTranslation('desk');
  const { client } = useCaller();
  const errorText = useErrorText();
  const [lines, setLines] = useState<readonly Checked[]>([]);
  const before = useRef<ShelfPlace>(undefined);
  const count = useRef(0);
  useEachScan(scan, async (barcode) => {
    count.current += 1;
    const line = { at: count.current, barcode };
    try {
      const item = await client.call(getDeskItem, { barcode });
      const fault = shelfFault(item, before.current);
      if (!fault) before.current = item;
      playSound(fault ? 'refused' : 'done');
      setLines((now) => [{ ...line, item, ...(fault && { fault }) }, ...now]);
    } catch (error) {
      playSound('refused');
      setLines((now) => [{ ...line, error }, ...now]);
    }
  });
  const wordsOf = ({ item, fault, error }: Checked) => {
    if (!item) return errorText(error);
    if (!fault) return t('copies.right');
    return t(`copies.faults.${fault}`, {
      status: t(`status.${item.status}`),
      place: [item.libName, item.locationName].filter(Boolean).join(' · '),
    });
  };
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-label={t('copies.modes.check')}>
      <p className={styles.line}>{t('copies.checked', { count: lines.length })}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.at} className={styles.line}>
            <span className={styles.work}>
              <strong>{line.item?.title ?? line.barcode}</strong>
              <span className="muted small">{line.item?.callNo}</span>
            </span>
            <span>
              <Pill tone={line.item && !line.fault ? 'ok' : 'bad'}>{wordsOf(line)}</Pill>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
