import type { Endpoint, Schema } from '@lectern/contracts/kernel/endpoint';
import { Bold, Heading2, Italic, Link2, List, ListOrdered, Pilcrow } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../lib/use-call.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { EditorialText } from '../editorial-text.tsx';
import { IconButton } from '../icon-button.tsx';
import { TextArea } from '../text-area.tsx';
import styles from './html-field.module.css';
import { TEXT_MARKS, type TextMark, withMark } from './with-mark.ts';

const ICONS: Readonly<Record<TextMark, typeof Bold>> = {
  heading: Heading2,
  paragraph: Pilcrow,
  bold: Bold,
  italic: Italic,
  list: List,
  numbers: ListOrdered,
  link: Link2,
};

type TextOnly = Schema<{ text: string }, { text: string }>;

/** A text as HTML, with buttons that write the tags, and below it what readers will see. */
export function HtmlField({
  preview: call,
  text,
  maxLength,
  onChange,
}: {
  /** Answers the text as it would be kept. */
  readonly preview: Endpoint<TextOnly, TextOnly>;
  readonly text: string;
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
}) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const settled = useDebounced(text);
  const preview = useCall(call, { text: settled }, { keepPrevious: true, staleMs: 60_000 });

  function mark(one: TextMark) {
    const field = area.current;
    if (!field) return;
    const marked = withMark(text, { from: field.selectionStart, to: field.selectionEnd }, one);
    onChange(marked.text);
    // The field has the new text only after the next drawing.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(marked.from, marked.to);
    });
  }

  return (
    <div className={styles.field}>
      <div className={styles.marks} role="toolbar" aria-label={t('htmlField.marks.label')}>
        {TEXT_MARKS.map((one) => {
          const Icon = ICONS[one];
          return (
            <IconButton
              key={one}
              label={t(`htmlField.marks.${one}`)}
              icon={<Icon size={18} aria-hidden />}
              onClick={() => mark(one)}
            />
          );
        })}
      </div>
      <TextArea
        ref={area}
        label={t('htmlField.text')}
        hint={t('htmlField.hint')}
        rows={10}
        value={text}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
      {text !== '' && preview.data?.text && (
        <section aria-label={t('htmlField.preview')} className={styles.preview}>
          <p className="muted small">{t('htmlField.preview')}</p>
          <EditorialText html={preview.data.text} />
        </section>
      )}
    </div>
  );
}
