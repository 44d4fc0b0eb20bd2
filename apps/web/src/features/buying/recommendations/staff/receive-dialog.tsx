import { getReceiptChoices } from '@lectern/contracts/buying/recommendations/get-receipt-choices';
import { receiveSuggestion } from '@lectern/contracts/buying/recommendations/receive-suggestion';
import type { SuggestedWork, Suggestion } from '@lectern/contracts/buying/recommendations/suggestion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../recommendations.module.css';
import { SUGGESTION_CALLS } from './suggestion-calls.ts';

/** Notes that a wish has come: its record, and the copy that is made for those who wait. */
export function ReceiveDialog({
  suggestion,
  held,
  canReceive,
  onDone,
  onClose,
}: {
  readonly suggestion: Suggestion;
  readonly held: SuggestedWork['held'];
  /** Copies are made here. */
  readonly canReceive: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('recommendations');
  const [values, setValues] = useState({
    recordId: '',
    barcode: '',
    itemType: '',
    locationCode: '',
    callNumber: '',
  });
  const makesCopy = canReceive && suggestion.kind !== 'electronic';
  const choices = useCall(getReceiptChoices, {}, { enabled: makesCopy, staleMs: 60_000 }).data;
  const itemType = values.itemType || (choices?.itemTypes[0]?.code ?? '');
  const receive = useAction(receiveSuggestion, {
    invalidates: SUGGESTION_CALLS,
    onDone: ({ barcode, reserved }) => {
      showToast('ok', t('staff.received', { barcode: barcode || '–', count: reserved }));
      onDone();
    },
  });
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <FormDialog
      title={t('staff.receiveTitle')}
      send={t('staff.receive')}
      cancel={t('back')}
      busy={receive.running}
      error={receive.error}
      width="560px"
      onSend={() => {
        const { recordId, barcode, locationCode, callNumber } = values;
        receive.start({
          id: suggestion.id,
          ...(recordId.trim() !== '' && { recordId: recordId.trim() }),
          ...(makesCopy && { copy: { barcode, itemType, locationCode, callNumber } }),
        });
      }}
      onClose={onClose}
    >
      <p dir="auto" className={styles.work}>
        {suggestion.title}
      </p>
      <p className="muted small num">
        {factLine(suggestion.author, suggestion.standNo, suggestion.publisher)}
      </p>
      {suggestion.kind !== 'electronic' && (
        <SelectField label={t('staff.record')} {...field('recordId')}>
          <option value="">{t(makesCopy ? 'staff.briefRecord' : 'staff.noRecord')}</option>
          {held.map((one) => (
            <option key={one.recordId} value={one.recordId}>
              {factLine(one.title, one.publishYear !== null && String(one.publishYear))}
            </option>
          ))}
        </SelectField>
      )}
      {makesCopy ? (
        <div className={styles.pair}>
          <SelectField label={t('staff.itemType')} {...field('itemType')} value={itemType}>
            {(choices?.itemTypes ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('staff.location')} {...field('locationCode')}>
            <option value="">{t('none')}</option>
            {(choices?.locations ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('staff.barcode')}
            hint={t('staff.barcodeHint')}
            maxLength={64}
            autoComplete="off"
            {...field('barcode')}
          />
          <TextField
            label={t('staff.callNumber')}
            maxLength={100}
            autoComplete="off"
            {...field('callNumber')}
          />
        </div>
      ) : (
        <Notice>
          {t(suggestion.kind === 'electronic' ? 'staff.electronicArrives' : 'staff.copiesElsewhere')}
        </Notice>
      )}
    </FormDialog>
  );
}
