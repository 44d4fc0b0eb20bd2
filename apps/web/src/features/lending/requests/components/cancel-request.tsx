import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { cancelRequest } from '@lectern/contracts/lending/requests/cancel-request';
import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** Asks whether a request is to be cancelled, and says what the reader loses. */
export function CancelRequest({
  request: { requestId, title, isKept },
  onClose,
}: {
  readonly request: RequestView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('requests');
  const errorText = useErrorText();
  const cancel = useAction(cancelRequest, {
    invalidates: [listRequests, getRequest, getPatron, getOwnWorks],
    onDone: () => {
      showToast('ok', t('cancelled'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('cancelTitle')}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" busy={cancel.running} onClick={() => cancel.start({ requestId })}>
            {t('cancel')}
          </Button>
          <Button onClick={onClose}>{t('keep')}</Button>
        </>
      }
    >
      {cancel.error && <Notice tone="bad">{errorText(cancel.error)}</Notice>}
      <p>
        <b>{title}</b>
      </p>
      <p>{t(isKept ? 'cancelKept' : 'cancelHint')}</p>
    </Dialog>
  );
}
