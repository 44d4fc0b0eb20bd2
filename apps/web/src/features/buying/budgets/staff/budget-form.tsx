import type { StaffBudget } from '@lectern/contracts/buying/budgets/budget';
import { listBudgets } from '@lectern/contracts/buying/budgets/list-budgets';
import { putBudget } from '@lectern/contracts/buying/budgets/put-budget';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from './budgets.module.css';

/** Adds a budget, or changes one. */
export function BudgetForm({
  budget,
  onClose,
}: {
  readonly budget?: StaffBudget;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('budgets');
  const [draft, setDraft] = useState(() => ({
    code: budget?.code ?? '',
    names: budget?.names ?? {},
    year: budget?.year ?? new Date().getFullYear(),
    isOpen: budget?.isOpen ?? true,
  }));
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const put = useAction(putBudget, {
    invalidates: [listBudgets],
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  const isRight =
    /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/.test(draft.code) &&
    Object.values(draft.names).some((one) => one?.trim()) &&
    draft.year >= 2000 &&
    draft.year <= 2199;
  return (
    <FormDialog
      title={t(budget ? 'edit' : 'add')}
      send={t('save')}
      cancel={t('cancel')}
      busy={put.running}
      error={put.error}
      onSend={() => {
        setIsTried(true);
        if (isRight) put.start({ ...draft, ...(budget && { id: budget.id }) });
      }}
      onClose={onClose}
    >
      {isTried && !isRight && <Notice tone="bad">{t('wrong')}</Notice>}
      <TextField
        label={t('code')}
        value={draft.code}
        maxLength={32}
        onChange={({ target }) => set({ code: target.value })}
      />
      <TextField
        label={t('year')}
        inputMode="numeric"
        value={draft.year}
        onChange={({ target }) => set({ year: Math.trunc(Number(target.value)) || 0 })}
      />
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={t('name', { language: LANGUAGE_NAMES[language] })}
          value={draft.names[language] ?? ''}
          lang={language}
          maxLength={100}
          onChange={({ target }) => set({ names: { ...draft.names, [language]: target.value } })}
        />
      ))}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.isOpen}
          onChange={({ target }) => set({ isOpen: target.checked })}
        />
        {t('isOpen')}
      </label>
    </FormDialog>
  );
}
