import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { KeyField } from '../key-field.tsx';
import styles from '../models.module.css';
import { useTypedFields } from '../use-typed-fields.ts';
import { readVectors, type TypedVectors, textsOf, type VectorField, type Vectors } from './vectors-texts.ts';

/** Sets the model that gives records and searches their vectors. */
export function VectorsForm({
  vectors,
  busy,
  error,
  onSend,
  onClose,
}: {
  readonly vectors: Vectors | null;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (vectors: TypedVectors) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('models');
  const { texts, setWrong, field } = useTypedFields<VectorField, ReturnType<typeof textsOf>>(() =>
    textsOf(vectors),
  );
  const [key, setKey] = useState<string>();
  const hasKey = vectors?.hasKey === true && vectors.address === texts.address.trim();

  function send() {
    const read = readVectors(texts);
    setWrong('wrong' in read ? read.wrong : []);
    if (!('wrong' in read)) onSend({ ...read.settings, ...(key !== undefined && { key }) });
  }

  return (
    <FormDialog
      title={t('vectors.form')}
      send={t('save')}
      cancel={t('cancel')}
      busy={busy}
      error={error}
      width="620px"
      onSend={send}
      onClose={onClose}
    >
      <TextField
        {...field('address', t('field.address'))}
        hint={t('vectors.addressHint')}
        inputMode="url"
        maxLength={300}
      />
      <TextField
        {...field('model', t('field.model'))}
        hint={vectors ? t('vectors.modelHint') : undefined}
        maxLength={200}
      />
      <KeyField hasKey={hasKey} onChange={setKey} />
      <div className={styles.pair}>
        <TextField
          {...field('dimensions', t('vectors.dimensions'))}
          hint={t('vectors.dimensionsHint')}
          inputMode="numeric"
          maxLength={4}
        />
        <TextField
          {...field('batch', t('vectors.batch'))}
          hint={t('vectors.batchHint')}
          inputMode="numeric"
          maxLength={3}
        />
        <TextField
          {...field('tokensPerDay', t('field.tokensPerDay'))}
          hint={t('vectors.tokensHint')}
          inputMode="numeric"
          maxLength={11}
        />
        <TextField {...field('price', t('field.inputPrice'))} inputMode="decimal" maxLength={9} />
        <TextField {...field('currency', t('field.currency'))} maxLength={3} />
      </div>
      <TextArea {...field('headers', t('field.headers'))} rows={2} placeholder={'{"X-Title": "Library"}'} />
    </FormDialog>
  );
}
