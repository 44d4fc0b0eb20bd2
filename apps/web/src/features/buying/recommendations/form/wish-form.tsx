import { checkElectronicRepeat, checkRepeat } from '@lectern/contracts/buying/recommendations/check-repeat';
import { saveElectronicWish, saveWish } from '@lectern/contracts/buying/recommendations/save-wish';
import {
  type FoundAlready,
  WISH_RESOURCE_TYPES,
  type WishKind,
} from '@lectern/contracts/buying/recommendations/wish';
import { MAX_WISH_NOTE, MAX_WISH_TITLE } from '@lectern/contracts/buying/recommendations/wish-input';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../recommendations.module.css';
import { WISH_CALLS } from '../wish-calls.ts';
import { AlreadyFound } from './already-found.tsx';
import { CodeField } from './code-field.tsx';
import { OwnFields } from './own-fields.tsx';
import { ReaderChoices } from './reader-choices.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { useWishCode } from './use-wish-code.ts';
import { FIELD_OF_ERROR, FIELDS_OF, type WishFieldName } from './wish-fields.ts';
import type { WishRules } from './wish-rules.ts';
import { WorkFields } from './work-fields.tsx';

/** What the form begins with. */
export interface FormStart {
  readonly title: string;
}

export type WishValues = Readonly<Partial<Record<WishFieldName, string>>>;

/**
 * A wish that is typed: of a work, by the library's own form, or of an electronic resource. Before it is saved the reader sees what exists
 * already, and joins others who wish the same.
 */
export function WishForm({
  kind,
  rules,
  start,
  onSaved,
}: {
  readonly kind: Exclude<WishKind, 'catalogue'>;
  readonly rules: WishRules;
  readonly start: FormStart;
  readonly onSaved: () => void;
}) {
  const { t } = useTranslation('recommendations');
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const isElectronic = kind === 'electronic';
  const [values, setValues] = useState<WishValues>({
    ...(isElectronic
      ? { resourceName: start.title }
      : { title: start.title, resourceType: WISH_RESOURCE_TYPES[0] }),
  });
  const [documentTypes, setDocumentTypes] = useState<readonly string[]>([]);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [isNamed, setIsNamed] = useState(false);
  const [wantsCopy, setWantsCopy] = useState(true);
  const [found, setFound] = useState<FoundAlready>();
  const code = useWishCode(rules.needsVerifyCode);
  const done = ({ isJoined }: { readonly isJoined: boolean }) => {
    showToast('ok', t(isJoined ? 'joined' : 'saved'));
    onSaved();
  };
  const toField = (errorCode: string) => {
    code.renew();
    const name = FIELD_OF_ERROR[errorCode];
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const options = {
    invalidates: WISH_CALLS,
    onDone: done,
    onRefused: ({ code: one }: { readonly code: string }) => toField(one),
  };
  const save = useAction(saveWish, options);
  const saveElectronic = useAction(saveElectronicWish, options);
  const repeat = useAction(checkRepeat);
  const repeatElectronic = useAction(checkElectronicRepeat);
  const act = isElectronic ? saveElectronic : save;
  const check = isElectronic ? repeatElectronic : repeat;
  const write = (name: WishFieldName, value: string) => {
    setFound(undefined);
    setValues((before) => ({ ...before, [name]: value }));
  };
  const ofReader = {
    reason: values.reason ?? '',
    note: values.note ?? '',
    major: values.major ?? '',
    pickupLibrary: values.pickupLibrary ?? '',
    isNamed,
    wantsCopy,
  };

  async function send(wishId?: string) {
    const said = { ...ofReader, ...(await code.answer()), ...(wishId !== undefined && { wishId }) };
    if (isElectronic)
      return saveElectronic.start({
        resourceName: values.resourceName ?? '',
        subject: values.subject ?? '',
        documentTypes: [...documentTypes],
        webAddress: values.webAddress ?? '',
        introduction: values.introduction ?? '',
        publisher: values.publisher ?? '',
        ...said,
      });
    const resourceType = WISH_RESOURCE_TYPES.find((one) => one === values.resourceType) ?? 'book';
    save.start({
      kind,
      title: values.title ?? '',
      author: values.author ?? '',
      standNo: values.standNo ?? '',
      publisher: values.publisher ?? '',
      publishTime: values.publishTime ?? '',
      language: values.language ?? '',
      price: values.price ?? '',
      pubFreq: values.pubFreq ?? '',
      resourceType,
      answers: Object.entries(answers).map(([of, value]) => ({ code: of, value })),
      ...said,
    });
  }

  /** Looks first what is there already: only what is free is saved without a question. */
  async function submit() {
    const title = (isElectronic ? values.resourceName : values.title) ?? '';
    if (found || title === '') return send();
    try {
      const already = isElectronic
        ? await repeatElectronic.run({ resourceName: title })
        : await repeat.run({ title, author: values.author ?? '', standNo: values.standNo ?? '' });
      const isPlain = already.held.length + already.databases.length + already.wishes.length === 0;
      if (isPlain) return send();
      return setFound(already);
    } catch {
      // The check alone failed: saving asks all again.
      return send();
    }
  }

  const { error } = act;
  const faultOf = (name: WishFieldName) =>
    error && FIELD_OF_ERROR[error.code] === name ? errorText(error) : undefined;
  const isShownAtField =
    error !== null && FIELDS_OF[kind].some((name) => FIELD_OF_ERROR[error.code] === name);
  const field = (name: WishFieldName) => ({
    name,
    value: values[name] ?? '',
    error: faultOf(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => write(name, target.value),
  });
  const needs = (name: 'isbn' | 'language' | 'reason' | 'note') =>
    kind !== 'custom' && rules.required.includes(name);
  return (
    <Card padded>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {error && !isShownAtField && <Notice tone="bad">{errorText(error)}</Notice>}
        {isElectronic ? (
          <ResourceFields
            field={field}
            types={documentTypes}
            onTypes={setDocumentTypes}
            fault={faultOf('documentTypes')}
          />
        ) : (
          <>
            <TextField
              label={t('fields.title')}
              required
              maxLength={MAX_WISH_TITLE}
              autoComplete="off"
              {...field('title')}
            />
            <WorkFields kind={kind} field={field} rules={rules} />
          </>
        )}
        {kind === 'custom' && <OwnFields fields={rules.fields} answers={answers} onChange={setAnswers} />}
        <div className={styles.pair}>
          {rules.reasons.length > 0 && (
            <SelectField label={t('fields.reason')} required={needs('reason')} {...field('reason')}>
              <option value="">{t('choose')}</option>
              {rules.reasons.map((one) => (
                <option key={one.code} value={one.code}>
                  {one.name}
                </option>
              ))}
            </SelectField>
          )}
          {rules.majors.length > 0 && (
            <SelectField label={t('fields.major')} {...field('major')}>
              <option value="">{t('none')}</option>
              {rules.majors.map((one) => (
                <option key={one.code} value={one.code}>
                  {one.name}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        <TextArea
          label={t('fields.note')}
          required={needs('note')}
          rows={3}
          maxLength={MAX_WISH_NOTE}
          {...field('note')}
        />
        <ReaderChoices
          isElectronic={isElectronic}
          rules={rules}
          isNamed={isNamed}
          onNamed={setIsNamed}
          wantsCopy={wantsCopy}
          onWantsCopy={setWantsCopy}
          pickup={field('pickupLibrary')}
        />
        {rules.needsVerifyCode && <CodeField code={code} fault={faultOf('verifyCode')} />}
        {found && <AlreadyFound found={found} busy={act.running} onJoin={(id) => void send(id)} />}
        <div className={styles.actions}>
          <Button
            type="submit"
            kind="primary"
            busy={act.running || check.running}
            disabled={rules.hindrance !== ''}
          >
            {t(found ? 'saveAnyway' : 'save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
