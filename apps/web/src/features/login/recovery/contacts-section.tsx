import { getContacts } from '@lectern/contracts/contacts/get-contacts';
import { updateContact } from '@lectern/contracts/contacts/update-contact';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { getPatron } from '@lectern/contracts/patron/get-patron';
import { CONTACT_KINDS, type ContactKind } from '@lectern/rules/contact-forms';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { BindForm } from './bind-form.tsx';
import styles from './recovery.module.css';

type Contacts = OutputOf<(typeof getContacts)['output']>;

/** The contacts of the reader and the way to the password, as a section of "my account". */
export default function ContactsSection() {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const { data, error } = useCall(getContacts, {});
  return (
    <section aria-labelledby="contacts">
      <SectionHeading id="contacts">{t('contacts.heading')}</SectionHeading>
      <Card>
        {!data && !error && <Skeleton width="100%" height="160px" />}
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
        {data && CONTACT_KINDS.map((kind) => <Contact key={kind} kind={kind} contacts={data} />)}
        <div className={styles.contact}>
          <span className={styles.about}>
            <strong>{t('contacts.password')}</strong>
          </span>
          <ButtonLink to="/modifyPassword">{t('contacts.changePassword')}</ButtonLink>
        </div>
      </Card>
      {data && <p className="muted small">{t('contacts.left', { count: data.bindTimes })}</p>}
    </section>
  );
}

function Contact({ kind, contacts }: { readonly kind: ContactKind; readonly contacts: Contacts }) {
  const { t } = useTranslation('recovery');
  const queries = useQueryClient();
  const [editing, setEditing] = useState<'bind' | 'remove'>();
  const value = kind === 'mail' ? contacts.email : contacts.phone;
  const isVerified = (kind === 'mail' ? contacts.emailFlag : contacts.phoneFlag) === '1';
  const canSend = kind === 'mail' ? contacts.canMail : contacts.canPhone;
  const name = t(`kinds.${kind}`);

  async function changed(message: string) {
    setEditing(undefined);
    showToast('ok', message);
    for (const { path } of [getContacts, getPatron]) await queries.invalidateQueries({ queryKey: [path] });
  }

  return (
    <div>
      <div className={styles.contact}>
        <span className={styles.about}>
          <strong>{name}</strong>
          <span>{value || t('contacts.none')}</span>
          <span className="muted small">
            {value !== '' && t(isVerified ? 'contacts.verified' : 'contacts.unverified')}
            {!canSend && t('contacts.cannotSend')}
          </span>
        </span>
        <span className={styles.actions}>
          {canSend && (
            <Button
              aria-expanded={editing === 'bind'}
              onClick={() => setEditing(editing === 'bind' ? undefined : 'bind')}
            >
              {t(isVerified ? 'contacts.replace' : 'contacts.bind')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
          {isVerified && (
            <Button
              kind="text"
              aria-expanded={editing === 'remove'}
              onClick={() => setEditing(editing === 'remove' ? undefined : 'remove')}
            >
              {t('contacts.remove')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
        </span>
      </div>
      {editing === 'bind' && (
        <div className={styles.editing}>
          <BindForm
            kind={kind}
            needsPassword={contacts.needsPassword}
            onBound={() => changed(t('bind.done'))}
          />
        </div>
      )}
      {editing === 'remove' && (
        <div className={styles.editing}>
          <RemoveForm
            kind={kind}
            needsPassword={contacts.needsPassword}
            onRemoved={() => void changed(t('contacts.removed'))}
          />
        </div>
      )}
    </div>
  );
}

function RemoveForm({
  kind,
  needsPassword,
  onRemoved,
}: {
  readonly kind: ContactKind;
  readonly needsPassword: boolean;
  readonly onRemoved: () => void;
}) {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const removal = useAction(updateContact, { onDone: onRemoved });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (removal.running || (needsPassword && password === '')) return;
    const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
    removal.start({ kind, ...(needsPassword && { password: encryptWirePassword(password) }) });
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {removal.error && <Notice tone="bad">{errorText(removal.error)}</Notice>}
      <p>{t('contacts.removeExplain')}</p>
      {needsPassword && (
        <TextField
          name="password"
          type="password"
          label={t('bind.password')}
          error={checked && password === '' ? t('bind.passwordMissing') : undefined}
          autoComplete="current-password"
          maxLength={64}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <Button type="submit" kind="danger" busy={removal.running}>
        {t('contacts.remove')}
      </Button>
    </form>
  );
}
