import { deleteMessages } from '@lectern/contracts/talk/messages/delete-messages';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';

/** Deletes a message, and offers to undo it. */
export function useDeleteMessage(): {
  readonly running: boolean;
  readonly start: (msgId: string) => void;
} {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const remove = useAction(deleteMessages, { invalidates: [getMessages] });

  async function change(msgId: string, undo: boolean): Promise<void> {
    try {
      await remove.run({ msgIds: [msgId], undo });
    } catch (error) {
      showToast('bad', errorText(error));
      return;
    }
    if (undo) showToast('ok', t('undone'));
    else showToast('ok', t('deleted'), { label: t('undo'), run: () => void change(msgId, true) });
  }

  return { running: remove.running, start: (msgId) => void change(msgId, false) };
}
