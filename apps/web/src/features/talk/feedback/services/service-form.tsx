import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { requestService } from '@lectern/contracts/talk/feedback/request-service';
import { DEGREES, REPLY_WAYS, type Service } from '@lectern/contracts/talk/feedback/service-request';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Choices } from '../../../../components/choices.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { type FieldFault, readForm } from './read-form.ts';
import { FIRST_VALUES, type FieldName, type FieldValues, SERVICE_FIELDS } from './service-fields.ts';

/** A request for a service to the desk. What is wrong stands at its field. */
export function ServiceForm({
  service,
  first = {},
  recordId = '',
  onClose,
}: {
  readonly service: Service;
  /** What the page that led here knows of the work. */
  readonly first?: FieldValues;
  readonly recordId?: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('feedback');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FieldValues>({ ...FIRST_VALUES, ...first });
  const [consent, setConsent] = useState(false);
  const [faults, setFaults] = useState<Readonly<Partial<Record<FieldName | 'consent', FieldFault>>>>({});
  const send = useAction(requestService, {
    invalidates: [listFeedback],
    onDone: () => {
      showToast('ok', t('services.sent'));
      onClose();
    },
  });
  const write = (name: FieldName, value: string) => setValues({ ...values, [name]: value });

  function submit() {
    const read = readForm(service, values, { consent, recordId });
    setFaults('faults' in read ? read.faults : {});
    if ('request' in read) return send.start({ request: read.request });
    const names = [...SERVICE_FIELDS[service].map(({ name }) => name), 'consent' as const];
    const first = names.find((name) => read.faults[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const fault = (name: FieldName | 'consent') => {
    const known = faults[name];
    return known && t(`services.faults.${known}`);
  };
  return (
    <FormDialog
      title={t(`services.${service}.ask`)}
      send={t('send')}
      cancel={t('cancel')}
      busy={send.running}
      error={send.error}
      width="560px"
      formRef={form}
      onSend={submit}
      onClose={onClose}
    >
      {SERVICE_FIELDS[service].map(({ name, kind, label = name, most }) => {
        const field = {
          name,
          label: t(`services.fields.${label}`),
          value: values[name] ?? '',
          error: fault(name),
        };
        if (name === 'contact' && values.replyBy === 'portal') return null;
        if (kind === 'replyBy' || kind === 'degree')
          return (
            <SelectField key={name} {...field} onChange={({ target }) => write(name, target.value)}>
              {kind === 'replyBy'
                ? REPLY_WAYS.map((one) => (
                    <option key={one} value={one}>
                      {t(`services.replyBy.${one}`)}
                    </option>
                  ))
                : DEGREES.map((one) => (
                    <option key={one} value={one}>
                      {t(`services.degree.${one}`)}
                    </option>
                  ))}
            </SelectField>
          );
        if (kind === 'lines')
          return (
            <TextArea
              key={name}
              {...field}
              rows={4}
              maxLength={most}
              onChange={({ target }) => write(name, target.value)}
            />
          );
        return (
          <TextField
            key={name}
            {...field}
            type={kind === 'date' ? 'date' : 'text'}
            maxLength={most}
            onChange={({ target }) => write(name, target.value)}
          />
        );
      })}
      {service === 'thesis' && (
        <Choices legend={t('services.consentLegend')} fault={fault('consent')}>
          <Choice
            type="checkbox"
            name="consent"
            title={t('services.consent')}
            about={t('services.consentHint')}
            checked={consent}
            onChange={({ target }) => setConsent(target.checked)}
          />
        </Choices>
      )}
    </FormDialog>
  );
}
