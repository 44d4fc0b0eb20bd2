import type { ReactNode } from 'react';
import { ListWords } from '../../../components/list-words.tsx';
import styles from './repository.module.css';

/** The field for words above a list, with the filters beside it. */
export function FilterBar({
  label,
  words,
  onWords,
  children,
}: {
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly children?: ReactNode;
}) {
  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <ListWords key={words} label={label} words={words} max={200} onWords={onWords} />
      </div>
      {children}
    </search>
  );
}
