import { PROVIDER_CODE_TAKEN } from '@lectern/contracts/discovery/providers/errors';
import {
  isCatalogueKind,
  isOtherLibrary,
  isScholarKind,
  MAX_TEMPLATE_LENGTH,
  PROVIDER_BODY_TYPES,
  PROVIDER_KEY_PLACES,
  PROVIDER_KINDS,
  PROVIDER_VALUES,
  type StaffProvider,
} from '@lectern/contracts/discovery/providers/provider';
import { putProvider } from '@lectern/contracts/discovery/providers/put-provider';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { CatalogueFields } from './catalogue-fields.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { draftOf, isComplete, isDraftCode, sendable } from './provider-draft.ts';
import { PROVIDER_STAFF_CALLS } from './provider-staff-calls.ts';
import styles from './providers.module.css';

const NUMBERS = ['perMinute', 'perDay', 'valueSeconds', 'noneSeconds', 'failedSeconds', 'place'] as const;

/** Adds an outside source, or changes one. */
export function ProviderForm({
  provider,
  name = '',
  onClose,
}: {
  readonly provider?: StaffProvider;
  readonly name?: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('providers');
  const errorText = useErrorText();
  const [draft, setDraft] = useState(() => draftOf(provider));
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putProvider, {
    invalidates: PROVIDER_STAFF_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });
  const isTaken = put.error?.code === PROVIDER_CODE_TAKEN.code;
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const isScholar = isScholarKind(draft.kind);
  const isLibrary = isOtherLibrary(draft);
  const isLink = draft.kind === 'link' || isLibrary;
  const isNamed = Object.values(draft.names).some((one) => one?.trim());

  function send() {
    setIsTried(true);
    if (isComplete(draft)) put.start({ ...sendable(draft), ...(provider && { id: provider.id }) });
  }

  return (
    <FormDialog
      title={provider ? t('staff.changeTitle', { name }) : t('staff.add')}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      width="760px"
      busy={put.running}
      error={isTaken ? undefined : put.error}
      onSend={send}
      onClose={onClose}
    >
      <div className={styles.pair}>
        {LANGUAGES.map((language, at) => (
          <TextField
            key={language}
            label={t('field.name', { language: LANGUAGE_NAMES[language] })}
            lang={language}
            value={draft.names[language] ?? ''}
            maxLength={100}
            autoComplete="off"
            error={at === 0 && isTried && !isNamed ? t('field.nameMissing') : undefined}
            onChange={({ target }) => set({ names: { ...draft.names, [language]: target.value } })}
          />
        ))}
        <TextField
          label={t('field.code')}
          hint={t('field.codeHint')}
          value={draft.code}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          error={
            isTried && !isDraftCode(draft.code)
              ? t('field.codeWrong')
              : isTaken
                ? errorText(put.error)
                : undefined
          }
          onChange={({ target }) => set({ code: target.value.trim() })}
        />
        <SelectField
          label={t('field.kind')}
          value={draft.kind}
          onChange={({ target }) => set({ kind: target.value as typeof draft.kind })}
        >
          {PROVIDER_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={t('field.address')}
        hint={
          isScholar
            ? t('field.baseHint')
            : isCatalogueKind(draft.kind)
              ? t(`catalogue.place.${draft.kind}`)
              : t('field.addressHint', { names: PROVIDER_VALUES.map((one) => `{${one}}`).join(' ') })
        }
        value={draft.address}
        maxLength={MAX_TEMPLATE_LENGTH}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={isTried && draft.address === '' ? t('field.addressMissing') : undefined}
        onChange={({ target }) => set({ address: target.value.trim() })}
      />
      {!isLink && (
        <div className={styles.pair}>
          {!isScholar && (
            <SelectField
              label={t('field.method')}
              value={draft.method}
              onChange={({ target }) => set({ method: target.value as typeof draft.method })}
            >
              <option value="GET">GET</option>
              <option value="POST">POST</option>
            </SelectField>
          )}
          <SelectField
            label={t('field.keyPlace')}
            value={draft.keyPlace}
            onChange={({ target }) => set({ keyPlace: target.value as typeof draft.keyPlace })}
          >
            {PROVIDER_KEY_PLACES.map((place) => (
              <option key={place} value={place}>
                {t(`keyPlace.${place}`)}
              </option>
            ))}
          </SelectField>
          {(draft.keyPlace === 'query' || draft.keyPlace === 'header') && (
            <TextField
              label={t('field.keyName')}
              value={draft.keyName}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => set({ keyName: target.value.trim() })}
            />
          )}
        </div>
      )}
      {!isLink && !isScholar && draft.method === 'POST' && (
        <>
          <SelectField
            label={t('field.bodyType')}
            value={draft.bodyType}
            onChange={({ target }) => set({ bodyType: target.value as typeof draft.bodyType })}
          >
            {PROVIDER_BODY_TYPES.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </SelectField>
          <TextArea
            label={t('field.body')}
            className={styles.code}
            value={draft.body}
            spellCheck={false}
            onChange={({ target }) => set({ body: target.value.slice(0, MAX_TEMPLATE_LENGTH) })}
          />
        </>
      )}
      {isCatalogueKind(draft.kind) && (
        <CatalogueFields
          kind={draft.kind}
          facts={draft.catalogue}
          onChange={(catalogue) => set({ catalogue })}
        />
      )}
      {!isLibrary && !isScholar && (
        <MappingFields
          isLink={isLink}
          mappings={draft.mappings}
          error={isTried && draft.mappings.length === 0 ? t('field.purposeMissing') : undefined}
          onChange={(mappings) => set({ mappings })}
        />
      )}
      <div className={styles.pair}>
        {NUMBERS.filter((field) => !isLink || field === 'place').map((field) => (
          <TextField
            key={field}
            label={t(`field.${field}`)}
            type="number"
            inputMode="numeric"
            min={0}
            value={String(draft[field])}
            onChange={({ target }) => set({ [field]: Math.max(0, Math.trunc(Number(target.value))) })}
          />
        ))}
      </div>
    </FormDialog>
  );
}
