import type { DeskItemView } from '@lectern/contracts/counter/desk/desk-views';
import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { useCaller } from '../../../../lib/caller.ts';
import { randomId } from '../../../../lib/random-id.ts';
import { playSound } from '../../../../lib/sounds.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { type ShelfFault, type ShelfPlace, shelfFault } from '../shelf-fault.ts';
import styles from './copy-panel.module.css';
import { CopyScans } from './copy-scans.tsx';

interface Checked {
  readonly id: string;
  readonly barcode: string;
  readonly item?: DeskItemView;
  readonly fault?: ShelfFault;
  readonly error?: unknown;
}

/** A shelf, copy by copy: what does not belong there, or not at this place, is named with a sound. */
export function ShelfCheck() {
  const { t } = useTranslation('desk');
  const { client } = useCaller();
  const errorText = useErrorText();
  const [lines, setLines] = useState<readonly Checked[]>([]);
  const before = useRef<ShelfPlace>(undefined);

  async function check(barcode: string): Promise<void> {
    const item = await client.call(getDeskItem, { barcode });
    const fault = shelfFault(item, before.current);
    if (!fault) before.current = item;
    playSound(fault ? 'refused' : 'done');
    setLines((now) => [{ id: randomId(), barcode, item, ...(fault && { fault }) }, ...now]);
  }

  const wordsOf = ({ item, fault, error }: Checked) => {
    if (!item) return errorText(error);
    if (!fault) return t('copies.right');
    return t(`copies.faults.${fault}`, {
      status: t(`status.${item.status}`),
      place: [item.libName, item.locationName].filter(Boolean).join(' · '),
    });
  };
  return (
    <CopyScans
      onScan={check}
      onFailed={(barcode, error) => setLines((now) => [{ id: randomId(), barcode, error }, ...now])}
    >
      {lines.length > 0 && (
        <Card as="section" aria-label={t('copies.modes.check')}>
          <p className={styles.line}>{t('copies.checked', { count: lines.length })}</p>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.id} className={styles.line}>
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
      )}
    </CopyScans>
  );
}
