import { continueFeedback } from '@lectern/contracts/talk/feedback/continue-feedback';
import { FEEDBACK_LENGTH, FEEDBACK_PICTURES, type Feedback } from '@lectern/contracts/talk/feedback/feedback';
import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { AddPicture } from './add-picture.tsx';
import { ReplyForm } from './reply-form.tsx';

/** What a reader adds to a conversation: words, and pictures while there is room. */
export function ReaderReply({ feedback: { id, pictures } }: { readonly feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  const [isOpen, setIsOpen] = useState(false);
  const reply = useAction(continueFeedback, {
    invalidates: [listFeedback],
    onDone: () => setIsOpen(false),
  });
  if (!isOpen)
    return (
      <div>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {t('add')}
        </Button>
      </div>
    );
  return (
    <ReplyForm
      label={t('more')}
      most={FEEDBACK_LENGTH}
      busy={reply.running}
      error={reply.error}
      onSend={(text) => reply.start({ id, text })}
      onClose={() => setIsOpen(false)}
    >
      {pictures.length < FEEDBACK_PICTURES && <AddPicture id={id} />}
    </ReplyForm>
  );
}
