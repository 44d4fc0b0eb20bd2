import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { updateProfile } from '@lectern/contracts/lending/patron/update-profile';
import type { Profile, ProfileField } from '@lectern/contracts/people/account/profile-fields';
import { readCertificateNumber } from '@lectern/rules/certificate-number';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import type { Patron } from '../../../../lib/patron.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from './own-facts.module.css';

/** What the reader may say about themselves, where the library lets readers say something. */
export function OwnFacts({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('account');
  if (patron.editableFields.length === 0) return null;
  return (
    <section aria-labelledby="own-facts">
      <SectionHeading id="own-facts">{t('ownFacts.heading')}</SectionHeading>
      <Card padded>
        <FactsForm fields={patron.editableFields} profile={patron.profile} />
      </Card>
    </section>
  );
}

function FactsForm({
  fields,
  profile,
}: {
  readonly fields: readonly ProfileField[];
  readonly profile: Profile;
}) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [typed, setTyped] = useState<Partial<Profile>>({});
  const [isCertificateWrong, setCertificateWrong] = useState(false);
  const certificate = useRef<HTMLInputElement>(null);
  const save = useAction(updateProfile, {
    invalidates: [getPatron],
    onDone: () => {
      setTyped({});
      showToast('ok', t('ownFacts.saved'));
    },
  });
  const changed = fields.some((field) => typed[field] !== undefined && typed[field] !== profile[field]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!changed || save.running) return;
    const isWrong = wrongCertificate(typed.certificateNo);
    setCertificateWrong(isWrong);
    if (isWrong) certificate.current?.focus();
    else save.start(typed);
  }

  return (
    <form onSubmit={submit}>
      <p className="muted">{t('ownFacts.hint')}</p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <TextField
            key={field}
            {...(field === 'certificateNo' && {
              ref: certificate,
              error: isCertificateWrong ? t('ownFacts.wrongCertificate') : undefined,
            })}
            label={t(`ownFacts.fields.${field}`)}
            value={typed[field] ?? profile[field]}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setTyped((before) => ({ ...before, [field]: target.value }))}
          />
        ))}
      </div>
      {save.error && <Notice tone="bad">{errorText(save.error)}</Notice>}
      <Button type="submit" kind="primary" disabled={!changed} busy={save.running}>
        {t('ownFacts.save')}
      </Button>
    </form>
  );
}

/** An empty number erases what was there. */
function wrongCertificate(typed = ''): boolean {
  return typed.trim() !== '' && readCertificateNumber(typed) === undefined;
}
