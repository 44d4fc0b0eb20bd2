import { checkSelection } from '@lectern/contracts/lending/requests/check-selection';
import { getRequestOptions } from '@lectern/contracts/lending/requests/get-request-options';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { requestSelection } from '@lectern/contracts/lending/requests/request-selection';
import { MOST_REQUESTED } from '@lectern/contracts/lending/requests/selection-view';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import type { NamedBib } from '../../../../lib/bib-dialogs.ts';
import { select } from '../../../../lib/search/selection.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { PickupChoice } from './pickup-choice.tsx';
import { SelectionRows } from './selection-rows.tsx';
import styles from './start.module.css';

/** Requests the chosen works for one pickup place, and says of each what became of it. */
export default function SelectionDialog({
  bibs: chosen,
  onClose,
}: {
  readonly bibs: readonly NamedBib[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('start');
  const errorText = useErrorText();
  // As they were when the dialog opened.
  const [bibs] = useState(() => chosen.slice(0, MOST_REQUESTED));
  const [takeLibCode, setTakeLibCode] = useState('');
  const [contactInfo, setContactInfo] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const recordIds = bibs.map(({ recordId }) => recordId);
  const check = useCall(checkSelection, { recordIds }, { staleMs: 0 });
  const send = useAction(requestSelection, { invalidates: [listRequests, getRequestOptions, getOwnWorks] });
  const { data } = check;
  const done = send.answer?.rows;
  const error = send.error ?? check.error;
  const ready = data?.rows.filter(({ outcome }) => outcome === 'ready') ?? [];
  const needsContact = data?.contactInfo === '' && contactInfo.trim() === '';
  const contactFault = wasSent && needsContact ? t('contactNeeded') : undefined;
  const placed = done?.filter(({ outcome }) => outcome === 'placed') ?? [];

  function close() {
    const ids = new Set(placed.map(({ recordId }) => recordId));
    select(
      bibs.filter(({ recordId }) => ids.has(recordId)),
      false,
    );
    onClose();
  }

  function start() {
    setWasSent(true);
    const place =
      data?.takeLocations.find(({ libCode }) => libCode === takeLibCode) ?? data?.takeLocations[0];
    if (place && !needsContact) send.start({ recordIds, takeLibCode: place.libCode, contactInfo });
  }

  return (
    <Dialog
      title={t('selection.title')}
      onClose={close}
      footer={
        <>
          {!done && ready.length > 0 && (
            <Button kind="primary" busy={send.running} onClick={start}>
              {t('selection.send', { count: ready.length })}
            </Button>
          )}
          <Button onClick={close}>{t(done ? 'selection.close' : 'cancel')}</Button>
        </>
      }
    >
      <div className={styles.selection}>
        {chosen.length > bibs.length && !done && (
          <p className="muted small">
            {t('selection.first', { most: MOST_REQUESTED, chosen: chosen.length })}
          </p>
        )}
        {error && (
          <Notice tone="bad">
            {errorText(error)}{' '}
            {check.error && (
              <Button kind="text" size="small" onClick={() => void check.refetch()}>
                {t('again')}
              </Button>
            )}
          </Notice>
        )}
        {check.isPending && (
          <Loading>
            <Skeleton height="160px" radius="8px" />
          </Loading>
        )}
        <div role="status">
          {done && (
            <Notice tone={placed.length > 0 ? 'info' : 'warn'}>
              {t('selection.done', { placed: placed.length, total: done.length })}
            </Notice>
          )}
        </div>
        {data && !done && ready.length === 0 && <Notice tone="warn">{t('selection.none')}</Notice>}
        {data && <SelectionRows bibs={bibs} rows={done ?? data.rows} />}
        {data && !done && ready.length > 0 && (
          <>
            <PickupChoice
              places={data.takeLocations}
              chosen={takeLibCode}
              retentionDays={data.retentionDays}
              onChoose={setTakeLibCode}
            />
            <TextField
              label={t('contact')}
              hint={data.contactInfo && t('contactOnFile', { contact: data.contactInfo })}
              value={contactInfo}
              error={contactFault}
              maxLength={100}
              autoComplete="tel"
              onChange={({ target }) => setContactInfo(target.value)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
