import { addSubscription } from '@lectern/contracts/shelf/subscriptions/add-subscription';
import { listSubscriptions } from '@lectern/contracts/shelf/subscriptions/list-subscriptions';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';

/** Subscribes to a search in one step, and says where the rhythm can be changed. */
export function useSubscribing() {
  const { t } = useTranslation('subscriptions');
  const errorText = useErrorText();
  const navigate = useNavigate();
  return useAction(addSubscription, {
    invalidates: [listSubscriptions],
    onDone: ({ already, subscription }) =>
      showToast('ok', t(already ? 'already' : 'added', { term: subscription.term }), {
        label: t('manage'),
        run: () => void navigate('/personalCenter/subscriptions'),
      }),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
}
