import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { getRules } from '@lectern/contracts/lending/rules/get-rules';
import { putItemType } from '@lectern/contracts/lending/rules/put-item-type';
import { putPatronGroup } from '@lectern/contracts/lending/rules/put-patron-group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { Named } from '../rule-lists.ts';
import styles from '../rules.module.css';

const CODE = /^[A-Za-z0-9_.:-]{1,64}$/;

/** Adds a group of readers or a type of items, or changes its names. */
export function NamedForm({ named, onClose }: { readonly named: Named; readonly onClose: () => void }) {
  const { t } = useTranslation('rules');
  const { kind } = named;
  const [code, setCode] = useState(named.code ?? '');
  const [names, setNames] = useState<Names>(named.names ?? {});
  const [most, setMost] = useState(`${named.maxLoans ?? ''}`);
  const [cap, setCap] = useState(typeof named.fineCap === 'number' ? (named.fineCap / 100).toFixed(2) : '');
  const [isTried, setIsTried] = useState(false);
  const outcome = {
    invalidates: [getRules],
    onDone() {
      showToast('ok', t('saved'));
      onClose();
    },
  };
  const group = useAction(putPatronGroup, outcome);
  const type = useAction(putItemType, outcome);
  const isCodeWrong = !CODE.test(code);
  const isNameMissing = !Object.values(names).some((name) => name.trim());
  const isMostWrong = kind === 'group' && most.trim() !== '' && !/^\d{1,4}$/.test(most.trim());

  const isCapWrong = kind === 'group' && cap.trim() !== '' && !/^\d{1,6}([.,]\d{1,2})?$/.test(cap.trim());

  function send() {
    setIsTried(true);
    if (isCodeWrong || isNameMissing || isMostWrong || isCapWrong) return;
    if (kind === 'type') type.start({ code, names });
    else {
      const fineCap = cap.trim() === '' ? null : Math.round(Number(cap.trim().replace(',', '.')) * 100);
      group.start({ code, names, maxLoans: most.trim() === '' ? null : Number(most), fineCap });
    }
  }

  return (
    <FormDialog
      title={t(kind === 'group' ? 'addGroup' : 'addType')}
      send={t('save')}
      cancel={t('cancel')}
      busy={group.running || type.running}
      error={group.error ?? type.error}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('field.code')}
        readOnly={named.code !== undefined}
        error={isTried && isCodeWrong ? t('wrong.code') : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className={styles.pair}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={LANGUAGE_NAMES[language]}
            maxLength={100}
            value={names[language] ?? ''}
            onChange={(event) => setNames((now) => ({ ...now, [language]: event.target.value }))}
          />
        ))}
      </div>
      {isTried && isNameMissing && <p className={styles.fault}>{t('wrong.names')}</p>}
      {kind === 'group' && (
        <TextField
          label={t('field.mostOfAll')}
          hint={t('optional.maxLoans')}
          error={isTried && isMostWrong ? t('wrong.number') : undefined}
          inputMode="numeric"
          maxLength={4}
          value={most}
          onChange={(event) => setMost(event.target.value)}
        />
      )}
      {kind === 'group' && (
        <TextField
          label={t('field.fineCap')}
          hint={t('optional.fineCap')}
          error={isTried && isCapWrong ? t('wrong.number') : undefined}
          inputMode="decimal"
          maxLength={9}
          value={cap}
          onChange={(event) => setCap(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
