import { addBriefRecord } from '@lectern/contracts/counter/quick-add/add-brief-record';
import { addCopy } from '@lectern/contracts/counter/quick-add/add-copy';
import { BRIEF_KINDS, type BriefKind } from '@lectern/contracts/counter/quick-add/fields';
import { getQuickAddChoices } from '@lectern/contracts/counter/quick-add/get-quick-add-choices';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import styles from './quick-add.module.css';
import type { Target } from './target.ts';

interface FormProps {
  readonly target: Target;
  readonly barcode: string;
  readonly onAdded: (added: OutputOf<(typeof addCopy)['output']>) => void;
  readonly onBack: () => void;
}

/** The form of a new copy, and of its brief record where there is none. */
export function AddForm(props: FormProps) {
  const { data, error, refetch } = useCall(getQuickAddChoices, {});
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data) return <FilledForm {...props} choices={data} />;
  return (
    <Loading>
      <Skeleton height="320px" radius="12px" />
    </Loading>
  );
}

const RECORD_FIELDS = ['title', 'author', 'year', 'isbn'] as const;
const COPY_FIELDS = ['barcode', 'propNo', 'callNumber', 'volume', 'copyNumber'] as const;
const LENGTHS = {
  title: 500,
  author: 200,
  year: 4,
  isbn: 24,
  barcode: 64,
  callNumber: 200,
  volume: 100,
  copyNumber: 50,
  propNo: 64,
};

function FilledForm({
  target,
  barcode,
  choices,
  onAdded,
  onBack,
}: FormProps & { readonly choices: OutputOf<(typeof getQuickAddChoices)['output']> }) {
  const { t } = useTranslation('quick-add');
  const errorText = useErrorText();
  const isNew = target === 'new';
  const [record, setRecord] = useState({ title: '', author: '', year: '', isbn: '' });
  const [kind, setKind] = useState<BriefKind>('book');
  const [copy, setCopy] = useState({ barcode, propNo: '', callNumber: '', volume: '', copyNumber: '' });
  const [locationCode, setLocationCode] = useState(choices.locations[0]?.code ?? '');
  const [itemType, setItemType] = useState(choices.itemTypes[0]?.code ?? '');
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const toRecord = useAction(addCopy, { onDone: onAdded });
  const withRecord = useAction(addBriefRecord, { onDone: onAdded });
  const { running, error } = isNew ? withRecord : toRecord;
  const faults = isNew
    ? {
        title: record.title.trim() === '' ? t('wrong.missing') : undefined,
        year: /^([12]\d{3})?$/.test(record.year.trim()) ? undefined : t('wrong.year'),
        isbn: record.isbn.trim() === '' || normaliseIsbn(record.isbn) ? undefined : t('wrong.isbn'),
      }
    : {};

  function send(event: FormEvent) {
    event.preventDefault();
    if (running) return;
    setIsTried(true);
    const first = Object.entries(faults).find(([, fault]) => fault)?.[0];
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    const given = { ...copy, locationCode, itemType };
    if (target !== 'new') return toRecord.start({ recordId: target.recordId, ...given });
    const { year, ...described } = record;
    const dated = year.trim() === '' ? {} : { year: year.trim() };
    withRecord.start({ ...described, ...dated, kind, ...given });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      {isNew ? (
        <Card as="section" padded className={styles.part}>
          <h2 className={styles.heading}>{t('record.heading')}</h2>
          {RECORD_FIELDS.map((field) => (
            <TextField
              key={field}
              name={field}
              label={t(`record.${field}`)}
              hint={field === 'author' ? t('record.authorHint') : undefined}
              error={isTried && field !== 'author' ? faults[field] : undefined}
              inputMode={field === 'year' ? 'numeric' : undefined}
              autoComplete="off"
              autoFocus={field === 'title'}
              maxLength={LENGTHS[field]}
              value={record[field]}
              onChange={(event) => setRecord((now) => ({ ...now, [field]: event.target.value }))}
            />
          ))}
          <SelectField
            label={t('record.kind')}
            value={kind}
            onChange={(event) => setKind(BRIEF_KINDS.find((one) => one === event.target.value) ?? 'book')}
          >
            {BRIEF_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`kind.${one}`)}
              </option>
            ))}
          </SelectField>
        </Card>
      ) : (
        <p className={styles.chosen}>{target.title}</p>
      )}
      <Card as="section" padded className={styles.part}>
        <h2 className={styles.heading}>{t('copy.heading')}</h2>
        {COPY_FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(`copy.${field}`)}
            hint={field === 'barcode' || field === 'propNo' ? t(`copy.${field}Hint`) : undefined}
            autoComplete="off"
            spellCheck={false}
            autoFocus={!isNew && field === 'barcode'}
            maxLength={LENGTHS[field]}
            value={copy[field]}
            onChange={(event) => setCopy((now) => ({ ...now, [field]: event.target.value }))}
          />
        ))}
        <SelectField
          label={t('copy.location')}
          value={locationCode}
          onChange={(event) => setLocationCode(event.target.value)}
        >
          <option value="">{t('copy.noLocation')}</option>
          {choices.locations.map(({ code, name }) => (
            <option key={code} value={code}>
              {name || code}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('copy.itemType')}
          value={itemType}
          onChange={(event) => setItemType(event.target.value)}
        >
          {choices.itemTypes.map(({ code, name }) => (
            <option key={code} value={code}>
              {name || code}
            </option>
          ))}
        </SelectField>
      </Card>
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" busy={running}>
          {t('send')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </form>
  );
}
