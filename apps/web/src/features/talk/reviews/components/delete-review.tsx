import { delMyComment } from '@lectern/contracts/talk/reviews/del-my-comment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { REVIEW_CALLS } from '../review-calls.ts';

/** Deletes a review, after asking once. */
export function DeleteReview({ commentId, title }: { readonly commentId: string; readonly title: string }) {
  const { t } = useTranslation('reviews');
  const [isAsking, setIsAsking] = useState(false);
  const remove = useAction(delMyComment, {
    invalidates: REVIEW_CALLS,
    onDone: () => {
      setIsAsking(false);
      showToast('ok', t('deleted'));
    },
  });
  return (
    <>
      <Button aria-label={t('deleteOf', { title })} onClick={() => setIsAsking(true)}>
        {t('delete')}
      </Button>
      {isAsking && (
        <FormDialog
          title={t('deleteTitle')}
          send={t('delete')}
          cancel={t('cancel')}
          isDanger
          busy={remove.running}
          error={remove.error}
          onSend={() => remove.start({ commentId })}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('deleteHint', { title })}</p>
        </FormDialog>
      )}
    </>
  );
}
