import type { ReactNode } from 'react';
import { TextField } from '../../../components/text-field.tsx';
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
        <TextField
          key={words}
          label={label}
          type="search"
          defaultValue={words}
          maxLength={200}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onWords(event.currentTarget.value.trim());
          }}
          onBlur={({ currentTarget }) => {
            const typed = currentTarget.value.trim();
            if (typed !== words) onWords(typed);
          }}
        />
      </div>
      {children}
    </search>
  );
}
