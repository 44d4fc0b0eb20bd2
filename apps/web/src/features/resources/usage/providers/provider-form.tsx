import {
  COUNTER_RELEASES,
  COUNTER_REPORTS,
  type CounterReport,
} from '@lectern/contracts/resources/usage/counter';
import { listUsageProviders } from '@lectern/contracts/resources/usage/list-usage-providers';
import { putUsageProvider } from '@lectern/contracts/resources/usage/put-usage-provider';
import type { UsageProvider } from '@lectern/contracts/resources/usage/usage-provider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../usage.module.css';
import { ProviderKeyField } from './provider-key-field.tsx';

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const TEXTS = ['name', 'address', 'customerId', 'requestorId', 'platform'] as const;
const NEEDED: ReadonlySet<string> = new Set(['name', 'address', 'customerId']);

/** Adds a provider of usage reports, or changes one. */
export function ProviderForm({
  provider,
  onClose,
}: {
  readonly provider?: UsageProvider;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('usage');
  const [texts, setTexts] = useState({
    name: provider?.name ?? '',
    address: provider?.address ?? '',
    customerId: provider?.customerId ?? '',
    requestorId: provider?.requestorId ?? '',
    platform: provider?.platform ?? '',
  });
  const [release, setRelease] = useState(provider?.release ?? '5.1');
  const [reports, setReports] = useState<readonly CounterReport[]>(provider?.reports ?? ['TR']);
  const [fromMonth, setFromMonth] = useState(
    () => provider?.fromMonth ?? `${new Date().getUTCFullYear()}-01`,
  );
  const [isOn, setIsOn] = useState(provider?.isOn ?? true);
  const [key, setKey] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putUsageProvider, {
    invalidates: [listUsageProviders],
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  const isMissing = (name: (typeof TEXTS)[number]) => NEEDED.has(name) && texts[name].trim() === '';

  function send() {
    setIsTried(true);
    if (TEXTS.some(isMissing) || !MONTH.test(fromMonth)) return;
    const given = {
      ...texts,
      address: texts.address.trim(),
      release,
      reports: [...reports],
      fromMonth,
      isOn,
    };
    put.start({ ...given, ...(provider && { id: provider.id }), ...(key !== undefined && { key }) });
  }

  return (
    <FormDialog
      title={t(provider ? 'providers.changeTitle' : 'providers.add')}
      send={t('save')}
      cancel={t('cancel')}
      width="640px"
      busy={put.running}
      error={put.error}
      onSend={send}
      onClose={onClose}
    >
      {TEXTS.map((name) => (
        <TextField
          key={name}
          label={t(`providers.field.${name}`)}
          hint={name === 'address' || name === 'platform' ? t(`providers.fieldHint.${name}`) : undefined}
          value={texts[name]}
          maxLength={name === 'address' ? 500 : 200}
          autoComplete="off"
          spellCheck={false}
          error={isTried && isMissing(name) ? t('providers.needed') : undefined}
          onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
        />
      ))}
      <ProviderKeyField
        hasKey={provider?.hasKey === true && provider.address === texts.address.trim()}
        onChange={setKey}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('providers.field.release')}
          value={release}
          onChange={({ target }) => setRelease(target.value === '5' ? '5' : '5.1')}
        >
          {COUNTER_RELEASES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('providers.field.fromMonth')}
          hint={t('providers.fieldHint.fromMonth')}
          value={fromMonth}
          maxLength={7}
          autoComplete="off"
          error={isTried && !MONTH.test(fromMonth) ? t('providers.wrongMonth') : undefined}
          onChange={({ target }) => setFromMonth(target.value.trim())}
        />
      </div>
      <fieldset className={styles.checks}>
        <legend>{t('providers.field.reports')}</legend>
        {COUNTER_REPORTS.map((report) => (
          <label key={report}>
            <input
              type="checkbox"
              checked={reports.includes(report)}
              onChange={() =>
                setReports(
                  reports.includes(report) ? reports.filter((one) => one !== report) : [...reports, report],
                )
              }
            />
            {report}
          </label>
        ))}
      </fieldset>
      <label className={styles.check}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
        {t('providers.field.isOn')}
      </label>
    </FormDialog>
  );
}
