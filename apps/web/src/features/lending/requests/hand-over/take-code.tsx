import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { listBookRequests } from '@lectern/contracts/lending/requests/list-book-requests';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../components/dialog.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { ReceiptQuestion } from './receive-book.tsx';
import { ShownCode } from './shown-code.tsx';

const LOOK_MS = 3000;

/** The pickup code of a request, until the copy is handed over; then the question whether the reader has it. */
export function TakeCode({
  request,
  onClose,
}: {
  readonly request: RequestView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('hand-over');
  const queries = useQueryClient();
  const { requestId } = request;
  const { data: now = request } = useCall(getRequest, { requestId }, { refetchMs: LOOK_MS, staleMs: 0 });
  useEffect(() => {
    if (now.operationType === request.operationType) return;
    for (const { path } of [listRequests, listBookRequests]) {
      void queries.invalidateQueries({ queryKey: [path] });
    }
  }, [now.operationType, request.operationType, queries]);
  const isOver = !now.canShowCode && !now.canReceive;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return (
    <Dialog title={now.canReceive ? t('receipt.title') : t('code.title')} onClose={onClose} width="420px">
      {now.canShowCode && <ShownCode requestId={requestId} title={request.title} />}
      {now.canReceive && <ReceiptQuestion request={now} onClose={onClose} />}
    </Dialog>
  );
}
