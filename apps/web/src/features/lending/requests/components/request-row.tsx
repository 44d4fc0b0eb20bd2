import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ObjectButton, ObjectionFacts } from '../hand-over/objection-facts.tsx';
import { ReceiveBook } from '../hand-over/receive-book.tsx';
import { SendBack } from '../hand-over/send-back.tsx';
import { TakeCode } from '../hand-over/take-code.tsx';
import styles from '../requests.module.css';
import { CancelRequest } from './cancel-request.tsx';
import { ChangeRequest } from './change-request.tsx';
import { PauseRequest } from './pause-request.tsx';
import { RequestTimeline } from './request-timeline.tsx';
import { useStepWords } from './use-step-words.ts';

/** One request: what, how and where, how far it is, and what its reader can do. */
export function RequestRow({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const { t: ofHandOver } = useTranslation('hand-over');
  const format = useFormat();
  const [dialog, setDialog] = useState<
    'timeline' | 'change' | 'pause' | 'cancel' | 'code' | 'receive' | 'back'
  >();
  const { recordId, title, author, type, volume, operationType, takeLocationName } = request;
  const words = useStepWords(type);
  const close = useCallback(() => setDialog(undefined), []);
  const of = <span className="hidden-visually"> {title}</span>;
  return (
    <li className={styles.row}>
      <Cover recordId={recordId} title={title} width="54px" />
      <div className={styles.about}>
        {recordId ? <Link to={bibAddress(recordId)}>{title}</Link> : <b>{title}</b>}
        <div className="muted small">
          {factLine(author, volume && t('volume', { volume }), request.callNumber)}
        </div>
        <div className="muted small">
          {factLine(
            t(`kinds.${type}`),
            request.requestDate && t('placed', { date: format.dateTime(request.requestDate) }),
            t('number', { number: request.requestNo }),
          )}
        </div>
      </div>
      <div className={styles.state}>
        <Pill {...(request.isKept && { tone: 'ok' })}>{words.step(operationType)}</Pill>
        {facts().map((fact) => (
          <span key={fact} className="small">
            {fact}
          </span>
        ))}
        <ObjectionFacts {...request} />
      </div>
      <div className={styles.actions}>
        {request.canShowCode && (
          <Button size="small" kind="primary" onClick={() => setDialog('code')}>
            {ofHandOver('showCode')}
            {of}
          </Button>
        )}
        {request.canReceive && (
          <Button size="small" kind="primary" onClick={() => setDialog('receive')}>
            {ofHandOver('receive')}
            {of}
          </Button>
        )}
        {request.canAnnounceReturn && (
          <Button size="small" onClick={() => setDialog('back')}>
            {ofHandOver('sendBack')}
            {of}
          </Button>
        )}
        <Button size="small" onClick={() => setDialog('timeline')}>
          {t('details')}
          {of}
        </Button>
        {request.canChange && (
          <Button size="small" kind="text" onClick={() => setDialog('change')}>
            {t('change.open')}
            {of}
          </Button>
        )}
        {request.canSuspend && (
          <Button size="small" kind="text" onClick={() => setDialog('pause')}>
            {t(request.suspendedUntil ? 'pause.change' : 'pause.open')}
            {of}
          </Button>
        )}
        {request.canCancel && (
          <Button size="small" kind="text" onClick={() => setDialog('cancel')}>
            {t('cancel')}
            {of}
          </Button>
        )}
        <ObjectButton {...request} />
      </div>
      {dialog === 'timeline' && <RequestTimeline request={request} onClose={close} />}
      {dialog === 'change' && <ChangeRequest request={request} onClose={close} />}
      {dialog === 'pause' && <PauseRequest request={request} onClose={close} />}
      {dialog === 'cancel' && <CancelRequest request={request} onClose={close} />}
      {dialog === 'code' && <TakeCode request={request} onClose={close} />}
      {dialog === 'receive' && <ReceiveBook request={request} onClose={close} />}
      {dialog === 'back' && <SendBack request={request} onClose={close} />}
    </li>
  );

  function queueWords(readersBefore: number): string {
    return readersBefore === 0 ? t('nobodyBefore') : t('before', { count: readersBefore });
  }

  /** What matters to the reader while the request is open. */
  function facts(): string[] {
    const { readersBefore, otherRecordIds, keptUntil, reqestEndDate, suspendedUntil } = request;
    const { requestStatus, address } = request;
    const isPickedUp = type !== 'relending' && type !== 'home_delivery';
    if (requestStatus !== 'started' && requestStatus !== 'accepted') return [];
    return [
      ...(readersBefore === null || otherRecordIds.length === 0
        ? []
        : [t('anyEdition', { count: otherRecordIds.length + 1 })]),
      ...(readersBefore === null ? [] : [queueWords(readersBefore)]),
      ...(keptUntil ? [t('keptUntil', { date: format.date(keptUntil) })] : []),
      ...(suspendedUntil ? [t('suspendedUntil', { date: format.date(suspendedUntil) })] : []),
      ...(reqestEndDate ? [t('wantedUntil', { date: format.date(reqestEndDate) })] : []),
      ...(isPickedUp ? [t('pickup', { place: takeLocationName })] : []),
      ...(address ? [t('delivered', { place: factLine(address.recipientName, address.details) })] : []),
    ];
  }
}
