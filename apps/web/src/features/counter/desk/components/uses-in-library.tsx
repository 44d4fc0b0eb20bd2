import { recordUse } from '@lectern/contracts/counter/desk/record-use';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { useCaller } from '../../../../lib/caller.ts';
import { playSound } from '../../../../lib/sounds.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { type Scan, useEachScan } from '../use-each-scan.ts';
import styles from './copy-panel.module.css';

interface Counted {
  readonly at: number;
  readonly title: string;
  readonly uses?: number;
  readonly error?: unknown;
}

/** Counts what was used in the library, scan by scan. */
export function UsesInLibrary({ scan }: { readonly scan: Scan | undefined }) {
  const { t } = useTranslation('desk');
  const { client } = useCaller();
  const errorText = useErrorText();
  const [lines, setLines] = useState<readonly Counted[]>([]);
  const count = useRef(0);
  useEachScan(scan, async (barcode) => {
    count.current += 1;
    const at = count.current;
    try {
      const idempotencyKey = crypto.randomUUID();
      const { uses, item } = await client.call(recordUse, { barcode }, { idempotencyKey });
      playSound('done');
      setLines((now) => [{ at, title: item.title, uses }, ...now]);
    } catch (error) {
      playSound('refused');
      setLines((now) => [{ at, title: barcode, error }, ...now]);
    }
  });
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-label={t('copies.modes.use')}>
      <ul className={styles.lines}>
        {lines.map(({ at, title, uses, error }) => (
          <li key={at} className={styles.line}>
            <strong>{title}</strong>
            <span>
              <Pill tone={uses === undefined ? 'bad' : 'ok'}>
                {uses === undefined ? errorText(error) : t('copies.uses', { count: uses })}
              </Pill>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
