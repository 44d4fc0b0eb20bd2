import { previewTopicText } from '@lectern/contracts/topics/preview-topic-text';
import { MAX_TOPIC_TEXT } from '@lectern/contracts/topics/topic';
import { Bold, Heading2, Italic, Link2, List, ListOrdered, Pilcrow } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.tsx';
import { SafeHtml } from '../../../components/safe-html.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import styles from '../topics.module.css';
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

/** The text of a topic as HTML, with buttons that write the tags, and below it what readers will see. */
export function TextDraft({
  text,
  onChange,
}: {
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  const { t } = useTranslation('topics');
  const area = useRef<HTMLTextAreaElement>(null);
  const settled = useDebounced(text);
  const preview = useCall(previewTopicText, { text: settled }, { keepPrevious: true, staleMs: 60_000 });

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
    <div className={styles.drafts}>
      <div className={styles.pills} role="toolbar" aria-label={t('staff.marks.label')}>
        {TEXT_MARKS.map((one) => {
          const Icon = ICONS[one];
          return (
            <IconButton
              key={one}
              label={t(`staff.marks.${one}`)}
              icon={<Icon size={18} aria-hidden />}
              onClick={() => mark(one)}
            />
          );
        })}
      </div>
      <TextArea
        ref={area}
        label={t('staff.field.text')}
        hint={t('staff.textHint')}
        rows={10}
        value={text}
        maxLength={MAX_TOPIC_TEXT}
        onChange={({ target }) => onChange(target.value)}
      />
      {preview.data?.text && (
        <section aria-label={t('staff.preview')} className={styles.preview}>
          <p className="muted small">{t('staff.preview')}</p>
          <div className={styles.text}>
            <SafeHtml html={preview.data.text} />
          </div>
        </section>
      )}
    </div>
  );
}
