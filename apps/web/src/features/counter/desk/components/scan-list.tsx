import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { asksToRenew, isOverridable, type ScanLine } from '../scan-line.ts';
import { useScanWords } from './last-scan.tsx';
import styles from './scan-list.module.css';

const TONES = {
  waiting: 'warn',
  running: undefined,
  lent: 'ok',
  renewed: 'ok',
  returned: 'accent',
  undone: undefined,
  fetch: 'accent',
  refused: 'bad',
  failed: 'bad',
} as const;

/** What was scanned since the page was opened, the last first. */
export function ScanList({
  lines,
  mayOverride,
  onOverride,
  onRenew,
  onPrint,
}: {
  readonly lines: readonly ScanLine[];
  readonly mayOverride: boolean;
  readonly onOverride: (line: ScanLine) => void;
  readonly onRenew: (line: ScanLine) => void;
  readonly onPrint: (line: ScanLine) => void;
}) {
  const { t } = useTranslation('desk');
  const words = useScanWords();
  if (lines.length === 0) return null;
  return (
    <Card as="section" className={styles.card} aria-label={t('session')}>
      <h2 className={styles.heading}>{t('session')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <div className={styles.work}>
              <strong>{line.item?.title ?? line.barcode}</strong>
              <span className="muted small">
                {[line.item?.callNo, line.item && line.barcode].filter(Boolean).join(' · ')}
              </span>
            </div>
            <span className={styles.state}>
              <Pill tone={TONES[line.state]}>{t(`state.${line.state}`)}</Pill>
            </span>
            <span className={styles.next}>{words(line)}</span>
            <span className={styles.actions}>
              {asksToRenew(line) && (
                <Button size="small" onClick={() => onRenew(line)}>
                  {t('renew')}
                </Button>
              )}
              {mayOverride && isOverridable(line) && (
                <Button size="small" onClick={() => onOverride(line)}>
                  {t('lendAnyway')}
                </Button>
              )}
              {line.state === 'returned' && line.item && ['send', 'hold_shelf'].includes(line.item.next) && (
                <Button
                  size="small"
                  kind="text"
                  icon={<Printer size={16} aria-hidden />}
                  onClick={() => onPrint(line)}
                >
                  {t('slip.print')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
