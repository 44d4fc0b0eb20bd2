import { listItemsByLibrary } from '@lectern/contracts/collection/holdings/list-items-by-library';
import { askHolder } from '@lectern/contracts/lending/requests/ask-holder';
import { getRequestOptions } from '@lectern/contracts/lending/requests/get-request-options';
import { listRequestEditions } from '@lectern/contracts/lending/requests/list-request-editions';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { requestItem } from '@lectern/contracts/lending/requests/request-item';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { reserveOrEntrust } from '@lectern/contracts/lending/requests/reserve-or-entrust';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import type { RequestKind } from '@lectern/rules/requests/steps';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { Wish } from './request-draft.ts';

/** Starts a request by the call of its kind. */
export function useStart(kind: RequestKind, onDone: () => void) {
  const { t } = useTranslation('start');
  const outcome = {
    invalidates: [getRequestOptions, listRequestEditions, getOwnWorks, listRequests, listItemsByLibrary],
    onDone: ({ requestNo }: RequestView) => {
      showToast('ok', t('started', { number: requestNo }));
      onDone();
    },
  };
  const queueOrBring = useAction(reserveOrEntrust, outcome);
  const keepOrSend = useAction(requestItem, outcome);
  const ask = useAction(askHolder, outcome);
  const used = kind === 'relending' ? ask : isQueued(kind) ? queueOrBring : keepOrSend;
  return {
    running: used.running,
    error: used.error,
    start({ kind: type, takeLibCode, addressId, reqestEndDate, otherRecordIds, ...wish }: Wish) {
      const until = reqestEndDate === undefined ? {} : { reqestEndDate };
      if (type === 'relending') ask.start(wish);
      else if (isQueued(type)) queueOrBring.start({ ...wish, ...until, type, takeLibCode, otherRecordIds });
      else if (type === 'online_loan') keepOrSend.start({ ...wish, ...until, type, takeLibCode });
      else keepOrSend.start({ ...wish, ...until, type, ...(addressId !== undefined && { addressId }) });
    },
  };
}

function isQueued(kind: RequestKind): kind is 'reservation' | 'entrust' {
  return kind === 'reservation' || kind === 'entrust';
}
