import { recordUse } from '@lectern/contracts/counter/desk/record-use';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { useCaller } from '../../../../lib/caller.ts';
import { randomId } from '../../../../lib/random-id.ts';
import { playSound } from '../../../../lib/sounds.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from './copy-panel.module.css';
import { CopyScans } from './copy-scans.tsx';

interface Counted {
  readonly id: string;
  readonly title: string;
  readonly uses?: number;
  readonly error?: unknown;
}

/** Counts what was used in the library, scan by scan. */
export function UsesInLibrary() {
  const { t } = useTranslation('desk');
  const { client } = useCaller();
  const errorText = useErrorText();
  const [lines, setLines] = useState<readonly Counted[]>([]);

  async function count(barcode: string): Promise<void> {
    const id = randomId();
    const { uses, item } = await client.call(recordUse, { barcode }, { idempotencyKey: id });
    playSound('done');
    setLines((now) => [{ id, title: item.title, uses }, ...now]);
  }

  return (
    <CopyScans
      onScan={count}
      onFailed={(barcode, error) => setLines((now) => [{ id: randomId(), title: barcode, error }, ...now])}
    >
      {lines.length > 0 && (
        <Card as="section" aria-label={t('copies.modes.use')}>
          <ul className={styles.lines}>
            {lines.map(({ id, title, uses, error }) => (
              <li key={id} className={styles.line}>
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
      )}
    </CopyScans>
  );
}
