import { getPurchaseTerms } from '@lectern/contracts/buying/purchase/get-terms';
import { DELIVERY_WAYS } from '@lectern/contracts/buying/purchase/purchase-order';
import { putPurchaseTerms } from '@lectern/contracts/buying/purchase/put-terms';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { CheckField } from './check-field.tsx';
import styles from './forms.module.css';

/** What holds for all readers. */
export function TermsForm({ known }: { readonly known: OutputOf<typeof getPurchaseTerms.output> }) {
  const { t } = useTranslation('purchase');
  const errorText = useErrorText();
  const [draft, setDraft] = useState({ ...known.terms, text: known.text });
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const put = useAction(putPurchaseTerms, {
    invalidates: [getPurchaseTerms],
    onDone: () => showToast('ok', t('staff.saved')),
  });
  const whole = (value: string) => Math.max(0, Math.trunc(Number(value)) || 0);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        put.start(draft);
      }}
    >
      <h2>{t('staff.rules.terms')}</h2>
      {put.error && <Notice tone="bad">{errorText(put.error)}</Notice>}
      <CheckField label={t('staff.rules.isOn')} checked={draft.isOn} onChange={(isOn) => set({ isOn })} />
      <div className={styles.fields}>
        <TextField
          label={t('staff.rules.minutes')}
          inputMode="numeric"
          value={draft.minutesHeld}
          onChange={({ target }) => set({ minutesHeld: whole(target.value) })}
        />
        <TextField
          label={t('staff.rules.days')}
          inputMode="numeric"
          value={draft.daysToConfirm}
          onChange={({ target }) => set({ daysToConfirm: whole(target.value) })}
        />
        <SelectField
          label={t('staff.rules.itemType')}
          value={draft.itemType}
          onChange={({ target }) => set({ itemType: target.value })}
        >
          {known.itemTypes.every(({ code }) => code !== draft.itemType) && (
            <option value={draft.itemType}>{draft.itemType}</option>
          )}
          {known.itemTypes.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className={styles.group}>
        <legend>{t('staff.rules.ways')}</legend>
        {DELIVERY_WAYS.map((way) => (
          <CheckField
            key={way}
            label={t(`settle.${way}`)}
            checked={draft.ways.includes(way)}
            onChange={(isOn) =>
              set({ ways: DELIVERY_WAYS.filter((one) => (one === way ? isOn : draft.ways.includes(one))) })
            }
          />
        ))}
      </fieldset>
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          label={t('staff.rules.text', { language: LANGUAGE_NAMES[language] })}
          value={draft.text[language] ?? ''}
          lang={language}
          maxLength={4000}
          onChange={({ target }) => set({ text: { ...draft.text, [language]: target.value } })}
        />
      ))}
      <div>
        <Button type="submit" kind="primary" busy={put.running}>
          {t('staff.save')}
        </Button>
      </div>
    </form>
  );
}
