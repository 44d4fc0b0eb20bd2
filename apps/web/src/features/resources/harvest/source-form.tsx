import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { HARVEST_DELETIONS, HARVEST_RHYTHMS } from '@lectern/contracts/resources/harvest/harvest-kinds';
import type { HarvestSource } from '@lectern/contracts/resources/harvest/harvest-source';
import { putHarvestSource } from '@lectern/contracts/resources/harvest/put-harvest-source';
import { OBJECT_KINDS } from '@lectern/contracts/resources/repository/kinds';
import { listPolicies } from '@lectern/contracts/resources/repository/list-policies';
import { listStaffCollections } from '@lectern/contracts/resources/repository/list-staff-collections';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { AddressTest, type Offered } from './address-test.tsx';
import styles from './harvest.module.css';
import { HARVEST_CALLS } from './harvest-calls.ts';

/** Adds a source, or changes one. */
export function SourceForm({
  source,
  onClose,
}: {
  readonly source?: HarvestSource;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('harvest');
  const collections = useCall(listStaffCollections, {}, { staleMs: 0 });
  const policies = useCall(listPolicies, {}, { staleMs: 0 });
  const [typed, setTyped] = useState({
    name: source?.name ?? '',
    address: source?.address ?? '',
    prefix: source?.prefix ?? 'oai_dc',
    setSpec: source?.setSpec ?? '',
    collectionId: source?.collectionId ?? '',
    policyId: source?.policyId ?? '',
    kind: source?.kind ?? ('other' as const),
    rhythm: source?.rhythm ?? ('weekly' as const),
    deletions: source?.deletions ?? ('hide' as const),
    isOpen: source?.isOpen ?? false,
    isOn: source?.isOn ?? true,
  });
  const [sets, setSets] = useState<Offered['sets']>([]);
  const [isTried, setIsTried] = useState(false);
  const write = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));
  const put = useAction(putHarvestSource, {
    invalidates: HARVEST_CALLS,
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  const needed = ['name', 'address', 'prefix', 'collectionId', 'policyId'] as const;
  const missing = (name: (typeof needed)[number]) =>
    isTried && typed[name].trim() === '' ? t('needed') : undefined;

  function send() {
    setIsTried(true);
    if (needed.some((name) => typed[name].trim() === '')) return;
    const { address, prefix, setSpec } = typed;
    const given = {
      ...typed,
      address: address.trim(),
      prefix: prefix.trim(),
      setSpec: setSpec.trim(),
    };
    put.start({ ...given, ...(source && { id: source.id }) });
  }

  const text = (name: 'name' | 'address' | 'prefix' | 'setSpec', hint?: string) => (
    <TextField
      label={t(`field.${name}`)}
      hint={hint}
      value={typed[name]}
      maxLength={{ name: 200, address: 500, prefix: 100, setSpec: 300 }[name]}
      autoComplete="off"
      spellCheck={false}
      error={name === 'setSpec' ? undefined : missing(name)}
      onChange={({ target }) => write({ [name]: target.value })}
    />
  );
  return (
    <FormDialog
      title={t(source ? 'changeTitle' : 'add')}
      send={t('save')}
      cancel={t('cancel')}
      width="720px"
      busy={put.running}
      error={put.error}
      onSend={send}
      onClose={onClose}
    >
      {text('address', t('fieldHint.address'))}
      <AddressTest
        address={typed.address}
        onAnswer={(offered) => {
          setSets(offered.sets);
          if (typed.name.trim() === '') write({ name: offered.name.slice(0, 200) });
        }}
      />
      {text('name')}
      <div className={styles.pair}>
        {text('prefix', t('fieldHint.prefix'))}
        {sets.length === 0 ? (
          text('setSpec', t('fieldHint.setSpec'))
        ) : (
          <SelectField
            label={t('field.setSpec')}
            value={typed.setSpec}
            onChange={({ target }) => write({ setSpec: target.value })}
          >
            <option value="">{t('allSets')}</option>
            {sets.map(({ spec, name }) => (
              <option key={spec} value={spec}>
                {name === '' ? spec : `${name} (${spec})`}
              </option>
            ))}
          </SelectField>
        )}
        <NamedSelect
          label={t('field.collectionId')}
          value={typed.collectionId}
          options={collections.data ?? []}
          error={missing('collectionId')}
          onChange={(collectionId) => {
            const rights = collections.data?.find(({ id }) => id === collectionId)?.policyId;
            write({ collectionId, ...(typed.policyId === '' && rights && { policyId: rights }) });
          }}
        />
        <NamedSelect
          label={t('field.policyId')}
          value={typed.policyId}
          options={policies.data ?? []}
          error={missing('policyId')}
          onChange={(policyId) => write({ policyId })}
        />
        <SelectField
          label={t('field.kind')}
          value={typed.kind}
          onChange={({ target }) =>
            write({ kind: OBJECT_KINDS.find((one) => one === target.value) ?? 'other' })
          }
        >
          {OBJECT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('field.rhythm')}
          value={typed.rhythm}
          onChange={({ target }) =>
            write({ rhythm: HARVEST_RHYTHMS.find((one) => one === target.value) ?? 'manual' })
          }
        >
          {HARVEST_RHYTHMS.map((rhythm) => (
            <option key={rhythm} value={rhythm}>
              {t(`rhythm.${rhythm}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('field.deletions')}
          value={typed.deletions}
          onChange={({ target }) =>
            write({ deletions: HARVEST_DELETIONS.find((one) => one === target.value) ?? 'hide' })
          }
        >
          {HARVEST_DELETIONS.map((deletions) => (
            <option key={deletions} value={deletions}>
              {t(`deletions.${deletions}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.stack}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={typed.isOpen}
            onChange={({ target }) => write({ isOpen: target.checked })}
          />
          {t('field.isOpen')}
        </label>
        <p className="muted">{t('fieldHint.isOpen')}</p>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={typed.isOn}
            onChange={({ target }) => write({ isOn: target.checked })}
          />
          {t('field.isOn')}
        </label>
      </div>
    </FormDialog>
  );
}

/** A choice among things that have names in several languages. */
function NamedSelect({
  label,
  value,
  options,
  error,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly names: Names }[];
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}) {
  const { t } = useTranslation('harvest');
  const language = useLanguage();
  return (
    <SelectField label={label} value={value} error={error} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('choose')}</option>
      {options.map(({ id, names }) => (
        <option key={id} value={id}>
          {nameIn(names, language)}
        </option>
      ))}
    </SelectField>
  );
}
