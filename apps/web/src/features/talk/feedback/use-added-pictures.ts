import { addFeedbackPicture } from '@lectern/contracts/talk/feedback/add-feedback-picture';
import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCaller } from '../../../lib/caller.ts';
import { showToast } from '../../../lib/toasts.ts';

/**
 * Adds pictures to feedback that was just sent, one after the other. If one cannot be added, the reader is told; the words are sent in any
 * case.
 */
export function useAddedPictures(): (id: string, files: readonly File[]) => Promise<void> {
  const { t } = useTranslation('feedback');
  const { client } = useCaller();
  const queries = useQueryClient();
  return async (id, files) => {
    if (files.length === 0) return;
    try {
      for (const file of files) await client.upload(addFeedbackPicture, { id }, file);
    } catch {
      showToast('bad', t('picturesNotAdded'));
    }
    await queries.invalidateQueries({ queryKey: [listFeedback.path] });
  };
}
