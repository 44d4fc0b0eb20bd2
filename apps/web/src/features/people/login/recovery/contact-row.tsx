import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import type { ContactKind } from '@lectern/rules/contact-forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { BindForm } from './bind-form.tsx';
import { type Contacts, contactOf } from './demanded-contacts.ts';
import styles from './recovery.module.css';
import { RemoveContact } from './remove-contact.tsx';

/** One contact: what it is, and the ways to bind, replace and remove it. */
export function ContactRow({ kind, contacts }: { readonly kind: ContactKind; readonly contacts: Contacts }) {
  const { t } = useTranslation('recovery');
  const queries = useQueryClient();
  const [isBinding, setIsBinding] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const { value, isVerified, canSend } = contactOf(contacts, kind);
  const name = t(`kinds.${kind}`);

  async function changed(message: string) {
    setIsBinding(false);
    setIsRemoving(false);
    showToast('ok', message);
    for (const { path } of [getContacts, getPatron]) await queries.invalidateQueries({ queryKey: [path] });
  }

  return (
    <div className={styles.row}>
      <div className={styles.contact}>
        <div className={styles.about}>
          <h3>{name}</h3>
          <span>{value || t('contacts.none')}</span>
          {value !== '' && (
            <span className="muted small">{t(isVerified ? 'contacts.verified' : 'contacts.unverified')}</span>
          )}
          {!canSend && <span className="muted small">{t('contacts.cannotSend')}</span>}
        </div>
        <div className={styles.actions}>
          {canSend && (
            <Button aria-expanded={isBinding} onClick={() => setIsBinding(!isBinding)}>
              {isBinding ? t('contacts.cancel') : t(isVerified ? 'contacts.replace' : 'contacts.bind')}
              <span className="hidden-visually"> {name}</span>
            </Button>
          )}
          {isVerified && (
            <Button kind="text" onClick={() => setIsRemoving(true)}>
              {t('contacts.remove')}
              <span className="hidden-visually"> {name}</span>
            </Button>
          )}
        </div>
      </div>
      {isBinding && (
        <div className={styles.editing}>
          <BindForm kind={kind} contacts={contacts} onBound={() => changed(t('bind.done'))} />
        </div>
      )}
      {isRemoving && (
        <RemoveContact
          kind={kind}
          contact={value}
          needsPassword={contacts.needsPassword}
          onRemoved={() => void changed(t('contacts.removed'))}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </div>
  );
}
