import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { DeskReader } from '../desk-reader.ts';
import { asksToRenew, isOverridable, isUndoable, readerInQuestion, type ScanLine } from '../scan-line.ts';
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

export interface ScanListProps {
  readonly lines: readonly ScanLine[];
  /** The open reader: only for this one a line can still be lent or renewed. */
  readonly reader: DeskReader | undefined;
  readonly onOverride: (line: ScanLine) => void;
  readonly onRenew: (line: ScanLine) => void;
  readonly onUndo: (line: ScanLine) => void;
  readonly onPrint: (line: ScanLine) => void;
  readonly onCopy: (line: ScanLine) => void;
  readonly onReader: (patronId: string) => void;
}

/** What was scanned since the page was opened, the last first, with how many copies were lent and taken back. */
export function ScanList(props: ScanListProps) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const [since] = useState(() => new Date().toISOString());
  const { lines } = props;
  if (lines.length === 0) return null;
  const count = (state: ScanLine['state']) => lines.filter((line) => line.state === state).length;
  return (
    <Card as="section" className={styles.card} aria-label={t('session')}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('session')}</h2>
        {count('lent') > 0 && (
          <Pill tone="ok">{t('counts.lent', { number: format.number(count('lent')) })}</Pill>
        )}
        {count('returned') > 0 && (
          <Pill tone="accent">{t('counts.returned', { number: format.number(count('returned')) })}</Pill>
        )}
        <span className={styles.sinceTime}>{t('counts.since', { time: format.time(since) })}</span>
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} {...props} line={line} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ line, ...list }: ScanListProps & { readonly line: ScanLine }) {
  const { t } = useTranslation('desk');
  const words = useScanWords();
  return (
    <li className={styles.line}>
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
        <LineActions {...list} line={line} />
      </span>
    </li>
  );
}

function LineActions({
  line,
  lines,
  reader,
  onOverride,
  onRenew,
  onUndo,
  onPrint,
  onCopy,
  onReader,
}: ScanListProps & { readonly line: ScanLine }) {
  const { t } = useTranslation('desk');
  const { may } = useStaff();
  const ofReader = reader !== undefined && line.patronId === reader.patronId;
  const other = readerInQuestion(line);
  return (
    <>
      {other && line.patronId === reader?.patronId && (
        <Button size="small" onClick={() => onCopy(line)}>
          {t('asCopy')}
        </Button>
      )}
      {other && (
        <Button size="small" onClick={() => onReader(other.patronId)}>
          {t('asReader', { name: other.name })}
        </Button>
      )}
      {ofReader && asksToRenew(line) && (
        <Button size="small" onClick={() => onRenew(line)}>
          {t('renew')}
        </Button>
      )}
      {ofReader && isOverridable(line, may) && (
        <Button size="small" onClick={() => onOverride(line)}>
          {t('lendAnyway', { name: reader.name })}
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
      {isUndoable(line, lines) && (
        <Button size="small" kind="text" onClick={() => onUndo(line)}>
          {t('undo')}
          <span className="hidden-visually"> {line.item?.title}</span>
        </Button>
      )}
    </>
  );
}
