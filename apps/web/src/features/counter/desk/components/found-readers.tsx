import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import type { FoundReader } from '../use-scans.ts';
import styles from './found-readers.module.css';

/** Readers to choose from, where a name was typed. The first has the focus; arrows and Tab reach the others. */
export function FoundReaders({
  readers,
  onChoose,
}: {
  readonly readers: readonly FoundReader[];
  readonly onChoose: (patronId: string) => void;
}) {
  const { t } = useTranslation('desk');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <Card as="section" aria-label={t('found')}>
      <ul ref={list} className={styles.list}>
        {readers.map((reader) => (
          <li key={reader.patronId}>
            <button type="button" className={styles.reader} onClick={() => onChoose(reader.patronId)}>
              <strong>{reader.name}</strong>
              <span className="muted">
                {[reader.primaryId, reader.groupName, reader.libName].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
