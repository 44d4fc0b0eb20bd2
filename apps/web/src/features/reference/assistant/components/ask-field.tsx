import { MAX_QUESTION } from '@lectern/contracts/reference/ai/question-text';
import { ArrowUp, Square } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import styles from './assistant.module.css';

/** Where a question is written. Enter sends it, Shift and Enter begin a line. While an answer comes it can be stopped. */
export function AskField({
  value,
  onChange,
  onAsk,
  onStop,
  underWay,
  label,
  fieldRef,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onAsk: () => void;
  readonly onStop: () => void;
  readonly underWay: boolean;
  readonly label: string;
  readonly fieldRef?: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation('assistant');
  const id = useId();
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <label htmlFor={id} className="hidden-visually">
        {label}
      </label>
      <textarea
        id={id}
        ref={fieldRef}
        rows={1}
        maxLength={MAX_QUESTION}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter that ends the writing of Han characters does not send.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onAsk();
        }}
      />
      {underWay ? (
        <IconButton
          className={styles.send}
          label={t('stop')}
          icon={<Square size={16} aria-hidden />}
          onClick={onStop}
        />
      ) : (
        <IconButton
          type="submit"
          className={styles.send}
          label={t('send')}
          aria-disabled={value.trim() === '' || undefined}
          icon={<ArrowUp size={18} aria-hidden />}
        />
      )}
    </form>
  );
}
