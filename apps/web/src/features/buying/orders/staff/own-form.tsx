import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../orders.module.css';

/** A form within a dialog that has several: its fields, what is wrong, and its own button. */
export function OwnForm({
  send,
  busy,
  error,
  isWrong = false,
  onSend,
  children,
}: {
  /** What the button says. */
  readonly send: string;
  readonly busy: boolean;
  readonly error: unknown;
  /** Something was typed that cannot be sent. */
  readonly isWrong?: boolean;
  readonly onSend: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('orders');
  const errorText = useErrorText();
  return (
    <form
      className={styles.tab}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {isWrong && <Notice tone="bad">{t('wrong')}</Notice>}
      {error ? <Notice tone="bad">{errorText(error)}</Notice> : null}
      {children}
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          {send}
        </Button>
      </div>
    </form>
  );
}
