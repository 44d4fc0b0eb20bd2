import { getRequestOptions } from '@lectern/contracts/lending/requests/get-request-options';
import { listRequestEditions } from '@lectern/contracts/lending/requests/list-request-editions';
import type { RequestKind } from '@lectern/rules/requests/steps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { AddressChoice } from './address-choice.tsx';
import { EditionChoice, inLanguages, shortestWait } from './edition-choice.tsx';
import { PickupChoice } from './pickup-choice.tsx';
import { NEW_DRAFT, readDraft } from './request-draft.ts';
import styles from './start.module.css';
import { useStart } from './use-start.ts';
import { WaitLine } from './wait-line.tsx';
import { WaysChoice } from './ways-choice.tsx';

/** Asks what the library needs to know to start a request of this kind, and for a reservation whether other editions will do. */
export default function StartDialog({
  recordId,
  title,
  kind,
  onClose,
}: {
  readonly recordId: string;
  readonly title: string;
  readonly kind: RequestKind;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('start');
  const [draft, setDraft] = useState(NEW_DRAFT);
  const [wasSent, setWasSent] = useState(false);
  const { volume } = draft;
  const options = useCall(getRequestOptions, { recordId, volume }, { keepPrevious: true });
  const ofWork = useCall(listRequestEditions, { recordId }, { enabled: kind === 'reservation' });
  // What comes later would move the fields that the reader is filling in.
  const data = ofWork.isLoading ? undefined : options.data;
  const { error } = options;
  const start = useStart(kind, onClose);
  const write = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }));
  const option = data?.options.find(({ type }) => type === kind);
  const others = inLanguages(ofWork.data?.editions ?? [], draft.langCodes);
  const wait = shortestWait(data?.wait ?? null, others);
  const needsVolume = data !== undefined && data.volumes.length > 0 && volume === '';
  const needsContact = data?.contactInfo === '' && draft.contactInfo.trim() === '';
  const contactFault = wasSent && needsContact ? t('contactNeeded') : undefined;
  const contactHint = data?.contactInfo
    ? t('contactOnFile', { contact: data.contactInfo })
    : !contactFault && t('contactNeeded');
  const isReady = option !== undefined && option.refusal === null && !needsVolume && !needsContact;

  return (
    <FormDialog
      title={t(`kinds.${kind}`)}
      send={t(`start.${kind}`)}
      cancel={t('cancel')}
      busy={start.running || (!data && !error)}
      error={error ?? start.error}
      onSend={() => {
        setWasSent(true);
        if (data && option && isReady)
          start.start(
            readDraft(draft, {
              recordId,
              kind,
              addresses: data.addresses,
              option,
              otherRecordIds: others.map((edition) => edition.recordId),
            }),
          );
      }}
      onClose={onClose}
    >
      <p className={styles.title}>{title}</p>
      <p className="muted small">{t(`about.${kind}`, { days: data?.answerDays ?? 0 })}</p>
      {!data && (
        <Loading>
          <Skeleton height="120px" radius="8px" />
        </Loading>
      )}
      {data && data.volumes.length > 0 && (
        <SelectField
          label={t('volume')}
          value={volume}
          error={wasSent && needsVolume ? t('chooseVolume') : undefined}
          onChange={(event) => write({ volume: event.currentTarget.value })}
        >
          <option value="">{t('chooseVolume')}</option>
          {data.volumes.map((one) => (
            <option key={one.volume} value={one.volume}>
              {t('volumeOf', { volume: one.volume, onShelf: one.onShelfCount, total: one.itemCount })}
            </option>
          ))}
        </SelectField>
      )}
      {option?.refusal && !needsVolume && <Notice tone="warn">{option.refusal.message}</Notice>}
      {data && option && !option.refusal && (
        <>
          {kind === 'reservation' && ofWork.data && ofWork.data.editions.length > 0 && (
            <EditionChoice
              editions={ofWork.data.editions}
              langCode={ofWork.data.langCode}
              chosen={draft.langCodes}
              onChoose={(langCodes) => write({ langCodes })}
            />
          )}
          {kind === 'reservation' && wait && <WaitLine wait={wait} isBest={others.length > 0} />}
          {option.takeLocations.length > 0 && (
            <PickupChoice
              places={option.takeLocations}
              chosen={draft.takeLibCode}
              retentionDays={data.retentionDays}
              onChoose={(takeLibCode) => write({ takeLibCode })}
            />
          )}
          {kind === 'home_delivery' && (
            <AddressChoice
              addresses={data.addresses}
              chosen={draft.addressId}
              onChoose={(addressId) => write({ addressId })}
            />
          )}
          <TextField
            label={t('contact')}
            hint={contactHint}
            value={draft.contactInfo}
            error={contactFault}
            maxLength={100}
            autoComplete="tel"
            onChange={(event) => write({ contactInfo: event.currentTarget.value })}
          />
          {kind !== 'relending' && (
            <TextField
              type="date"
              label={t('until')}
              hint={t('untilHint')}
              value={draft.reqestEndDate}
              onChange={(event) => write({ reqestEndDate: event.currentTarget.value })}
            />
          )}
          {data.noticeWays.length > 0 && (
            <WaysChoice
              ways={data.noticeWays.map(({ way }) => way)}
              chosen={draft.noticeWays ?? data.noticeWays.filter((one) => one.chosen).map(({ way }) => way)}
              onChoose={(noticeWays) => write({ noticeWays })}
            />
          )}
          <TextField
            label={t(kind === 'relending' ? 'toHolder' : 'comments')}
            value={draft.comments}
            maxLength={500}
            onChange={(event) => write({ comments: event.currentTarget.value })}
          />
          <p className="muted small num">{t('left', { count: option.timesLeft })}</p>
        </>
      )}
    </FormDialog>
  );
}
