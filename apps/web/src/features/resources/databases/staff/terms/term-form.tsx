import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { ERESOURCE_TERM_TAKEN } from '@lectern/contracts/resources/databases/errors';
import { putTerm } from '@lectern/contracts/resources/databases/put-term';
import type { StaffTerm, TermKind } from '@lectern/contracts/resources/databases/term';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../../components/form-dialog.tsx';
import { TextField } from '../../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../../lib/language-names.ts';
import { showToast } from '../../../../../lib/toasts.ts';
import { useAction } from '../../../../../lib/use-action.ts';
import { useErrorText } from '../../../../../lib/use-error-text.ts';
import { ERESOURCE_STAFF_CALLS } from '../eresource-calls.ts';
import styles from '../staff.module.css';

const CODE = /^[A-Za-z0-9_.-]{1,64}$/;
const LAST_POSITION = 100_000;

/** Adds a word to a list, or changes one. */
export function TermForm({
  kind,
  term,
  name = '',
  onClose,
}: {
  readonly kind: TermKind;
  readonly term?: StaffTerm;
  /** The word that is changed, in the language of the page. */
  readonly name?: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('databases');
  const errorText = useErrorText();
  const [code, setCode] = useState(term?.code ?? '');
  const [names, setNames] = useState<Names>(term?.names ?? {});
  const [position, setPosition] = useState(String(term?.position ?? 0));
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putTerm, {
    invalidates: ERESOURCE_STAFF_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });
  const { error } = put;
  const isTaken = error?.code === ERESOURCE_TERM_TAKEN.code;
  const isNamed = Object.values(names).some((one) => one?.trim());

  function send() {
    setIsTried(true);
    if (!CODE.test(code) || !isNamed) return;
    const place = Math.min(LAST_POSITION, Math.max(0, Number.parseInt(position, 10) || 0));
    put.start({ kind, code, names, position: place, ...(term && { id: term.id }) });
  }

  return (
    <FormDialog
      title={
        term
          ? t('staff.terms.changeTitle', { name })
          : t('staff.terms.addTitle', { list: t(`staff.terms.kind.${kind}`) })
      }
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      width="600px"
      busy={put.running}
      error={isTaken ? undefined : error}
      onSend={send}
      onClose={onClose}
    >
      <div className={styles.pair}>
        {LANGUAGES.map((language, at) => (
          <TextField
            key={language}
            label={t('staff.entrance.name', { language: LANGUAGE_NAMES[language] })}
            lang={language}
            value={names[language] ?? ''}
            maxLength={100}
            autoComplete="off"
            error={at === 0 && isTried && !isNamed ? t('staff.nameMissing') : undefined}
            onChange={({ target }) => setNames({ ...names, [language]: target.value })}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <TextField
          label={t('staff.field.code')}
          hint={t('staff.hints.code')}
          value={code}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          error={isTried && !CODE.test(code) ? t('staff.codeWrong') : isTaken ? errorText(error) : undefined}
          onChange={({ target }) => setCode(target.value.trim())}
        />
        <TextField
          label={t('staff.terms.position')}
          hint={t('staff.terms.positionHint')}
          inputMode="numeric"
          value={position}
          maxLength={6}
          autoComplete="off"
          onChange={({ target }) => setPosition(target.value.replace(/\D/g, ''))}
        />
      </div>
    </FormDialog>
  );
}
