import type { DeskRequestView } from '@lectern/contracts/counter/desk/desk-views';
import { listDeskRequests } from '@lectern/contracts/counter/desk/list-desk-requests';
import { moveDeskRequests } from '@lectern/contracts/counter/desk/move-desk-requests';
import type { DeskVerb } from '@lectern/rules/requests/desk-lists';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';

/** Moves requests on and says of each that was refused why. */
export function useMoves(onMoved: () => void): {
  readonly running: boolean;
  readonly move: (verb: DeskVerb, requests: readonly DeskRequestView[], reason?: string) => void;
} {
  const { t } = useTranslation('desk');
  const errorText = useErrorText();
  const titles = useRef(new Map<string, string>());
  const action = useAction(moveDeskRequests, {
    invalidates: [listDeskRequests],
    onDone({ results }) {
      const moved = results.filter(({ refusal }) => refusal === null).length;
      if (moved > 0) showToast('ok', t('queues.moved', { count: moved }));
      for (const { requestId, refusal } of results) {
        const title = titles.current.get(requestId) ?? '';
        if (refusal) showToast('warn', t('queues.refused', { title, reason: refusal.message }));
      }
      onMoved();
    },
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  return {
    running: action.running,
    move(verb, requests, reason = '') {
      titles.current = new Map(requests.map(({ requestId, title }) => [requestId, title]));
      action.start({
        verb,
        comments: reason,
        requests: requests.map(({ requestId, operationType }) => ({ requestId, operationType })),
      });
    },
  };
}
