import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../feedback.module.css';

/** Words that are added to a conversation. */
export function ReplyForm({
  label,
  most,
  busy,
  error,
  onSend,
  onClose,
  children,
}: {
  readonly label: string;
  /** Characters. */
  readonly most: number;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (text: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('feedback');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    if (text.trim() !== '') onSend(text);
  }

  return (
    <form className={styles.reply} onSubmit={submit}>
      <TextArea
        label={label}
        rows={3}
        maxLength={most}
        value={text}
        error={isMissing ? t('missing') : error ? errorText(error) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.tools}>
        <Button type="submit" kind="primary" size="small" busy={busy}>
          {t('send')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        {children}
      </div>
    </form>
  );
}
