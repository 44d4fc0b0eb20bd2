import { FEEDBACK_LENGTH } from '@lectern/contracts/talk/feedback/feedback';
import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { sendFeedback } from '@lectern/contracts/talk/feedback/send-feedback';
import { withoutSecrets } from '@lectern/rules/without-secrets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../feedback.module.css';
import { useAddedPictures } from '../use-added-pictures.ts';
import { ChosenPictures } from './chosen-pictures.tsx';

/** Feedback to the library. What goes with the words is shown, without tokens, and can be left out. */
export function FeedbackForm({
  record,
  about,
  page,
  onClose,
}: {
  /** The record that has something wrong. */
  readonly record?: { readonly recordId: string; readonly title: string };
  /** The name of what it is about; the text begins with it. */
  readonly about?: string;
  /** The address of the page that it is about; default: this one. */
  readonly page?: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('feedback');
  const start = about === undefined ? '' : `${about}: `;
  const [text, setText] = useState(start);
  const [isMissing, setIsMissing] = useState(false);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const addPictures = useAddedPictures();
  const [isAttached, setIsAttached] = useState(true);
  const facts = {
    page: withoutSecrets(page ?? location.href).slice(0, 500),
    browser: navigator.userAgent.slice(0, 300),
  };
  const send = useAction(sendFeedback, {
    invalidates: [listFeedback],
    onDone: ({ id }) => {
      showToast('ok', t('sent'));
      void addPictures(id, pictures);
      onClose();
    },
  });
  function submit() {
    const isEmpty = ['', start.trim()].includes(text.trim());
    setIsMissing(isEmpty);
    if (isEmpty) return;
    send.start({ text, recordId: record?.recordId ?? '', ...(isAttached && facts) });
  }
  return (
    <FormDialog
      title={t(record ? 'wrong.title' : 'write')}
      send={t('send')}
      cancel={t('cancel')}
      busy={send.running}
      error={send.error}
      width="560px"
      onSend={submit}
      onClose={onClose}
    >
      {record && <p>{record.title}</p>}
      <TextArea
        label={t(record ? 'wrong.text' : 'text')}
        hint={t('textHint')}
        rows={5}
        maxLength={FEEDBACK_LENGTH}
        value={text}
        error={isMissing ? t('missing') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isAttached}
          onChange={({ target }) => setIsAttached(target.checked)}
        />
        {t('attach')}
      </label>
      {isAttached && (
        <ul className={styles.attached}>
          <li>{facts.page}</li>
          <li>{facts.browser}</li>
        </ul>
      )}
      <ChosenPictures files={pictures} onChange={setPictures} />
    </FormDialog>
  );
}
