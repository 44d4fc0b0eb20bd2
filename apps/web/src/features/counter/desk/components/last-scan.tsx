import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';
import { announce } from '../../../../lib/announcer.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { ScanLine } from '../scan-line.ts';
import { useNextWords } from '../use-next-words.ts';
import { useRefusalWords } from '../use-refusal-words.ts';
import styles from './last-scan.module.css';

/** The last scan in one large line: what to do with the copy now. */
export function LastScan({ line }: { readonly line: ScanLine | undefined }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const words = useScanWords();
  const text = line ? words(line) : '';
  useEffect(() => {
    if (text !== '') announce(text, 'assertive');
  }, [text]);
  if (!line) return <p className={styles.idle}>{t('scanFirst')}</p>;
  const { item, returned } = line;
  return (
    <div className={styles.line} data-state={toneOf(line)}>
      <p className={styles.words}>{text}</p>
      <p className={styles.about}>
        {item ? [item.title, item.callNo, item.yearVol].filter(Boolean).join(' · ') : line.barcode}
      </p>
      <div className={styles.notes}>
        {item?.alert && <Pill tone="warn">{item.alert}</Pill>}
        {returned && returned.finePosted.amount > 0 && (
          <Pill tone="bad">
            {t('finePosted', { money: format.money(returned.finePosted), name: returned.readerName })}
          </Pill>
        )}
        {returned && returned.refunded.amount > 0 && (
          <Pill tone="ok">{t('refunded', { money: format.money(returned.refunded) })}</Pill>
        )}
        {returned?.claimed && <Pill tone="warn">{t('wasClaimed', { name: returned.readerName })}</Pill>}
      </div>
    </div>
  );
}

/** What became of a scan, in one line. */
export function useScanWords(): (line: ScanLine) => string {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const refusalWords = useRefusalWords();
  const nextWords = useNextWords();
  return ({ state, item, dueDate, error, fault }) => {
    switch (state) {
      case 'waiting':
      case 'running':
        return t(state);
      case 'lent':
      case 'renewed':
        return t(state, { date: dueDate ? format.date(dueDate) : '' });
      case 'undone':
      case 'fetch':
        return t(state);
      case 'returned':
        return item ? nextWords(item) : '';
      case 'refused':
        return error?.code === 'ITEM_NOT_FOUND' ? t('nothingFound') : refusalWords(error);
      case 'failed':
        return t('failed', { reason: refusalWords(fault) });
    }
  };
}

function toneOf({ state, item }: ScanLine): 'ok' | 'look' | 'bad' | undefined {
  if (state === 'refused' || state === 'failed') return 'bad';
  if (state === 'running') return undefined;
  if (state === 'waiting') return 'look';
  return state === 'returned' && item?.next !== 'shelf' ? 'look' : 'ok';
}
