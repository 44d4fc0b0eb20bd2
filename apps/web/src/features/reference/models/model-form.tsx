import {
  MODEL_KINDS,
  type ModelKind,
  type ModelSettings,
} from '@lectern/contracts/people/tenant/model-settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { KeyField } from './key-field.tsx';
import {
  type Model,
  type ModelField,
  PRESET_NAMES,
  PRESETS,
  type Preset,
  readModel,
  textsOf,
} from './model-texts.ts';
import styles from './models.module.css';
import { useTypedFields } from './use-typed-fields.ts';

/** A model with the key that was typed: undefined keeps the one that there is, empty removes it. */
export type TypedModel = ModelSettings & { readonly key?: string };

/** Adds a model, or changes one. */
export function ModelForm({
  model,
  busy,
  error,
  onSend,
  onClose,
}: {
  readonly model: Model | undefined;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (model: TypedModel) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('models');
  const typed = useTypedFields<ModelField, ReturnType<typeof textsOf>>(() => textsOf(model));
  const { texts, setTexts, setWrong } = typed;
  const [preset, setPreset] = useState<Preset>('deepseek');
  const [key, setKey] = useState<string>();
  const hasKey = model?.hasKey === true && model.address === texts.address.trim();

  function send() {
    const read = readModel(texts);
    setWrong('wrong' in read ? read.wrong : []);
    if ('wrong' in read) return;
    onSend({ ...read.model, ...(key !== undefined && { key }) });
  }

  const field = (name: ModelField) => typed.field(name, t(`field.${name}`));

  return (
    <FormDialog
      title={t(model ? 'change' : 'add')}
      send={t('save')}
      cancel={t('cancel')}
      busy={busy}
      error={error}
      width="620px"
      onSend={send}
      onClose={onClose}
    >
      {!model && (
        <SelectField
          label={t('field.preset')}
          value={preset}
          onChange={(event) => {
            const chosen = event.target.value as Preset;
            setPreset(chosen);
            setTexts((now) => ({ ...now, ...PRESETS[chosen] }));
          }}
        >
          {PRESET_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`preset.${name}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField {...field('address')} hint={t('addressHint')} inputMode="url" maxLength={300} />
      <div className={styles.pair}>
        <SelectField
          label={t('field.kind')}
          value={texts.kind}
          onChange={(event) => setTexts((now) => ({ ...now, kind: event.target.value as ModelKind }))}
        >
          {MODEL_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('model')} maxLength={200} />
      </div>
      <KeyField hasKey={hasKey} onChange={setKey} />
      <div className={styles.pair}>
        <TextField {...field('maxTokens')} inputMode="numeric" maxLength={6} />
        <TextField {...field('currency')} maxLength={3} />
        <TextField {...field('inputPrice')} inputMode="decimal" maxLength={9} />
        <TextField {...field('outputPrice')} inputMode="decimal" maxLength={9} />
      </div>
      <TextArea {...field('headers')} rows={2} placeholder={'{"X-Title": "Library"}'} />
      <TextArea {...field('body')} hint={t('bodyHint')} rows={3} placeholder={'{"temperature": 0.2}'} />
    </FormDialog>
  );
}
