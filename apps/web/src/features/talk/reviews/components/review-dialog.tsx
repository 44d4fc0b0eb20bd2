import { MAX_REVIEW, type OwnReview } from '@lectern/contracts/talk/reviews/review';
import { userComment } from '@lectern/contracts/talk/reviews/user-comment';
import { userRatings } from '@lectern/contracts/talk/reviews/user-ratings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { REVIEW_CALLS } from '../review-calls.ts';
import { StarsField } from './stars-field.tsx';

/** Writes the reader's review of a work, or changes it. Without a text only the stars are given. */
export function ReviewDialog({
  recordId,
  title,
  own,
  onClose,
}: {
  readonly recordId: string;
  readonly title: string;
  readonly own?: Pick<OwnReview, 'stars' | 'content'> | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('reviews');
  const [stars, setStars] = useState(own?.stars ?? 0);
  const [content, setContent] = useState(own?.content ?? '');
  const [fault, setFault] = useState<'starsMissing' | 'textMissing'>();
  const done = (words: 'rated' | 'sent') => ({
    invalidates: REVIEW_CALLS,
    onDone: () => {
      showToast('ok', t(words));
      onClose();
    },
  });
  const rate = useAction(userRatings, done('rated'));
  const write = useAction(userComment, done('sent'));
  const hasText = content.trim() !== '';
  const mustHaveText = Boolean(own?.content);
  function send() {
    const missing = stars === 0 ? 'starsMissing' : mustHaveText && !hasText ? 'textMissing' : undefined;
    setFault(missing);
    if (missing) return;
    if (hasText) write.start({ recordId, stars, content });
    else rate.start({ recordId, stars });
  }
  return (
    <FormDialog
      title={t(own ? 'change' : 'write')}
      send={t(hasText ? 'send' : 'rate')}
      cancel={t('cancel')}
      width="560px"
      busy={rate.running || write.running}
      error={rate.error ?? write.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
      </p>
      <StarsField
        stars={stars}
        onChange={setStars}
        error={fault === 'starsMissing' ? t('starsMissing') : undefined}
      />
      <TextArea
        label={t('text')}
        hint={t('textHint')}
        value={content}
        maxLength={MAX_REVIEW}
        error={fault === 'textMissing' ? t('textMissing') : undefined}
        onChange={({ target }) => setContent(target.value)}
      />
    </FormDialog>
  );
}
