import { ApiError } from '@lectern/contracts/kernel/client';
import { relatePassport } from '@lectern/contracts/people/identity/relate-passport';
import { sendLinkCode } from '@lectern/contracts/people/identity/send-link-code';
import type { ContactKind } from '@lectern/rules/contact-forms';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { api } from '../../../../lib/api.ts';
import { mappingPath } from '../../../../lib/storage.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { CaptchaField } from '../components/captcha-field.tsx';
import styles from '../components/login-form.module.css';
import { CodeField } from '../recovery/code-field.tsx';
import recovery from '../recovery/recovery.module.css';
import type { BindingPerson } from './binding-form.tsx';
import { useAccountCaptcha } from './use-account-captcha.ts';

const CODE_LENGTH = 6;
const FIELDS = ['name', 'account', 'captcha', 'code'] as const;
type FieldName = (typeof FIELDS)[number];
type Faults = Partial<Record<FieldName, string>>;

/** Links a learning-app account by name, primary id and a code that is sent to a verified contact of the reader. */
export function CodeBindingForm({
  ticket,
  ways,
  person,
  onPerson,
  onLinked,
}: {
  readonly ticket: string;
  readonly ways: readonly ContactKind[];
  readonly person: BindingPerson;
  readonly onPerson: (person: BindingPerson) => void;
  readonly onLinked: () => void;
}) {
  const { t } = useTranslation(['binding', 'recovery', 'login']);
  const errorText = useErrorText();
  const [way, setWay] = useState<ContactKind>(ways[0] ?? 'mail');
  const [answer, setAnswer] = useState('');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const account = useRef<HTMLInputElement>(null);
  const captchaInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const inputs = { name, account, captcha: captchaInput, code: codeInput };
  const { captcha, want } = useAccountCaptcha(person.account, () => show({ account: t('missing.account') }));
  const card = { uid: ticket, name: person.name.trim(), primaryId: person.account.trim(), mappingPath };
  const wrongPerson: Faults = {
    ...(card.name === '' && { name: t('missing.name') }),
    ...(card.primaryId === '' && { account: t('missing.account') }),
  };

  /** Shows faults and leads to the first field that has one. False if there is none. */
  function show(found: Faults): boolean {
    setFaults(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) inputs[first].current?.focus();
    return first !== undefined;
  }

  async function sendCode() {
    if (show({ ...wrongPerson, ...(answer.trim() === '' && { captcha: t('missing.code') }) }))
      return undefined;
    const { codeKey = '', proof } = captcha.captcha ?? {};
    try {
      const work = proof && { proof: await proof };
      return await api.call(sendLinkCode, { ...card, way, codeKey, verifyCode: answer, ...work });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CAPTCHA_WRONG') throw error;
      show({ captcha: errorText(error) });
      return undefined;
    } finally {
      setAnswer('');
      captcha.renew();
    }
  }

  async function link() {
    setIsSending(true);
    setRefusal(undefined);
    try {
      await api.call(relatePassport, { ...card, way, code });
      onLinked();
    } catch (error) {
      setIsSending(false);
      if (error instanceof ApiError && error.code === 'CODE_WRONG') show({ code: errorText(error) });
      else setRefusal(error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const missing = {
      ...wrongPerson,
      ...(code.length !== CODE_LENGTH && { code: t('recovery:code.missing') }),
    };
    if (!show(missing)) void link();
  }

  function type(field: FieldName, change: () => void) {
    change();
    setFaults((now) => ({ ...now, [field]: undefined }));
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal !== undefined && <Notice tone="bad">{errorText(refusal)}</Notice>}
      <p className="muted">{t('byCode.why')}</p>
      <TextField
        ref={name}
        name="name"
        label={t('name')}
        error={faults.name}
        autoComplete="name"
        maxLength={100}
        value={person.name}
        onChange={(event) => type('name', () => onPerson({ ...person, name: event.target.value }))}
      />
      <TextField
        ref={account}
        name="username"
        label={t('primaryId')}
        error={faults.account}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
        value={person.account}
        onChange={(event) => type('account', () => onPerson({ ...person, account: event.target.value }))}
        onBlur={want}
      />
      {ways.length > 1 && (
        <fieldset className={recovery.ways}>
          <legend>{t('byCode.way')}</legend>
          {ways.map((one) => (
            <label key={one}>
              <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
              {t(`recovery:kinds.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      <CaptchaField
        captcha={captcha}
        value={answer}
        onChange={(text) => type('captcha', () => setAnswer(text))}
        error={faults.captcha}
        inputRef={captchaInput}
      />
      <CodeField
        key={way}
        label={t('byCode.code')}
        value={code}
        onChange={(text) => type('code', () => setCode(text))}
        send={sendCode}
        error={faults.code}
        inputRef={codeInput}
      />
      <Button type="submit" kind="primary" wide busy={isSending}>
        {t(isSending ? 'linking' : 'link')}
      </Button>
    </form>
  );
}
