import { announceReturn } from '@lectern/contracts/lending/requests/announce-return';
import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Asks whether a copy that was delivered home is sent back. */
export function SendBack({
  request: { requestId, title },
  onClose,
}: {
  readonly request: RequestView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('hand-over');
  const send = useAction(announceReturn, {
    invalidates: [listRequests, getRequest],
    onDone: () => {
      showToast('ok', t('back.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('back.title')}
      send={t('back.send')}
      cancel={t('keep')}
      busy={send.running}
      error={send.error}
      onSend={() => send.start({ requestId })}
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
      </p>
      <p>{t('back.hint')}</p>
    </FormDialog>
  );
}
