import type { ApiError } from '@lectern/contracts/kernel/client';
import type { ReactNode } from 'react';
import { useErrorText } from '../../lib/use-error-text.ts';
import { Card } from '../card.tsx';
import { FileButton } from '../file-button.tsx';
import { Notice } from '../notice.tsx';
import styles from './csv-file.module.css';

/** Where a CSV file is chosen: what it must hold, its name, and what is wrong with it. */
export function CsvFile({
  label,
  accept = '.csv,text/csv',
  upload: { file, error },
  checking,
  onChoose,
  children,
}: {
  readonly label: string;
  readonly accept?: string;
  readonly upload: { readonly file: File | undefined; readonly error: ApiError | null };
  /** Said while the file is checked; undefined when it is not. */
  readonly checking: string | undefined;
  readonly onChoose: (file: File) => void;
  /** What the file must hold. */
  readonly children: ReactNode;
}) {
  const errorText = useErrorText();
  return (
    <>
      <Card padded>
        {children}
        <div className={styles.choose}>
          <FileButton label={label} accept={accept} onFile={onChoose}>
            {label}
          </FileButton>
          {file && <span className={styles.name}>{file.name}</span>}
        </div>
      </Card>
      {checking !== undefined && <Notice>{checking}</Notice>}
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
    </>
  );
}
