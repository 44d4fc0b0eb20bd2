import { putResearcher } from '@lectern/contracts/resources/researchers/put-researcher';
import type { StaffResearcher } from '@lectern/contracts/resources/researchers/researcher';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Choice } from '../../../../components/choices.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { ContactFields } from './contact-fields.tsx';
import { type Draft, draftOf, factsOf } from './draft.ts';
import { NameFields } from './name-fields.tsx';
import { NumberFields } from './number-fields.tsx';
import { RESEARCHER_STAFF_CALLS } from './researcher-calls.ts';
import styles from './staff-researchers.module.css';
import { TextFields } from './text-fields.tsx';

/** The form of a person, kept together by one button. */
export function Editor({ researcher }: { readonly researcher: StaffResearcher | undefined }) {
  const { t } = useTranslation('researchers');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [draft, setDraft] = useState(() => draftOf(researcher));
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putResearcher, {
    invalidates: RESEARCHER_STAFF_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      void navigate('/researchers');
    },
  });
  const write = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const isNamed = Object.values(draft.names).some((name) => name?.trim());

  function send() {
    setIsTried(true);
    if (!isNamed) return;
    put.start({ ...factsOf(draft), ...(researcher && { id: researcher.id, version: researcher.version }) });
  }

  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <NameFields
        draft={draft}
        fault={isTried && !isNamed ? t('staff.nameMissing') : undefined}
        onChange={write}
      />
      <TextFields draft={draft} onChange={write} />
      <ContactFields draft={draft} onChange={write} />
      <NumberFields draft={draft} onChange={write} />
      <Choice
        type="checkbox"
        title={t('staff.isOpen')}
        about={t('staff.isOpenHint')}
        checked={draft.isOpen}
        onChange={({ target }) => write({ isOpen: target.checked })}
      />
      {put.error && <Notice tone="bad">{errorText(put.error)}</Notice>}
      <div className={styles.foot}>
        <Button type="submit" kind="primary" busy={put.running}>
          {t('staff.save')}
        </Button>
        <ButtonLink to="/researchers">{t('staff.cancel')}</ButtonLink>
      </div>
    </form>
  );
}
