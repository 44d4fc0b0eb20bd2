import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { suspendRequest } from '@lectern/contracts/lending/requests/suspend-request';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** Asks until which day a request is paused, or takes a paused one up again. */
export function PauseRequest({
  request: { requestId, title, suspendedUntil, reqestEndDate },
  onClose,
}: {
  readonly request: RequestView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('requests');
  const format = useFormat();
  const [until, setUntil] = useState(suspendedUntil ?? '');
  const [isMissing, setMissing] = useState(false);
  const suspend = useAction(suspendRequest, {
    invalidates: [listRequests, getRequest, getOwnWorks],
    onDone: ({ suspendedUntil: day }: RequestView) => {
      showToast('ok', day ? t('pause.saved', { date: format.date(day) }) : t('pause.resumed'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('pause.title')}
      send={t('pause.save')}
      cancel={t('pause.back')}
      busy={suspend.running}
      error={suspend.error}
      onSend={() => {
        setMissing(!until);
        if (until) suspend.start({ requestId, until });
      }}
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
      </p>
      <p>{t('pause.hint')}</p>
      <TextField
        type="date"
        label={t('pause.until')}
        value={until}
        error={isMissing ? t('pause.dayMissing') : undefined}
        {...(reqestEndDate && { max: reqestEndDate })}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      {suspendedUntil && (
        <Button disabled={suspend.running} onClick={() => suspend.start({ requestId, until: null })}>
          {t('pause.resume')}
        </Button>
      )}
    </FormDialog>
  );
}
