import { FEEDBACK_LENGTH } from '@lectern/contracts/talk/feedback/feedback';
import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { sendFeedback } from '@lectern/contracts/talk/feedback/send-feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Passes a question on to the desk, as the reader sends it. The reply comes into the reader's conversations with the library. */
export function AskLibrarian({
  question,
  onClose,
}: {
  readonly question: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('assistant');
  const [text, setText] = useState(question.slice(0, FEEDBACK_LENGTH));
  const sending = useAction(sendFeedback, {
    invalidates: [listFeedback],
    onDone: () => {
      showToast('ok', t('librarian.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('librarian.title')}
      send={t('librarian.send')}
      cancel={t('cancel')}
      busy={sending.running}
      error={sending.error}
      onSend={() => {
        if (text.trim() !== '') sending.start({ text });
      }}
      onClose={onClose}
    >
      <p className="muted">{t('librarian.hint')}</p>
      <TextArea
        label={t('librarian.question')}
        value={text}
        maxLength={FEEDBACK_LENGTH}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
