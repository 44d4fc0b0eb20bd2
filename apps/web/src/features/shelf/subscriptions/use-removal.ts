import { deleteSubscriptions } from '@lectern/contracts/shelf/subscriptions/delete-subscriptions';
import { listSubscriptions } from '@lectern/contracts/shelf/subscriptions/list-subscriptions';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';

/** Deletes a subscription, and offers to bring it back. */
export function useRemoval(): {
  readonly running: boolean;
  readonly remove: (subscriptionId: string) => void;
} {
  const { t } = useTranslation('subscriptions');
  const errorText = useErrorText();
  const action = useAction(deleteSubscriptions, {
    invalidates: [listSubscriptions],
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  async function remove(subscriptionId: string): Promise<void> {
    const subscriptionIds = [subscriptionId];
    await action.run({ subscriptionIds });
    showToast('ok', t('deleted'), {
      label: t('undo'),
      run: () => action.start({ subscriptionIds, undo: true }),
    });
  }
  return { running: action.running, remove: (id) => void remove(id).catch(() => undefined) };
}
