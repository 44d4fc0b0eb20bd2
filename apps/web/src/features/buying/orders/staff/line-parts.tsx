import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../orders.module.css';
import type { OrderChoices } from './choices.ts';
import type { LineDraft } from './line-draft.ts';

/** A list with one of its entries changed. */
function changed<Entry>(list: readonly Entry[], at: number, change: Partial<Entry>): Entry[] {
  return list.map((one, index) => (index === at ? { ...one, ...change } : one));
}

/** How many copies go to which library, and which budgets pay in which parts. */
export function LineParts({
  draft: { copies, shares },
  choices,
  onChange,
}: {
  readonly draft: LineDraft;
  readonly choices: OrderChoices;
  readonly onChange: (change: Partial<LineDraft>) => void;
}) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <>
      <fieldset className={styles.parts}>
        <legend>{t('copies')}</legend>
        {[...copies.entries()].map(([at, copy]) => (
          // The rows have no identity of their own: they are in the order in which they were added.
          <div key={at} className={styles.pair}>
            <SelectField
              label={t('fields.library')}
              value={copy.libraryCode}
              onChange={({ target }) =>
                onChange({ copies: changed(copies, at, { libraryCode: target.value }) })
              }
            >
              {choices.libraries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t('fields.quantity')}
              inputMode="numeric"
              value={copy.quantity}
              onChange={({ target }) => onChange({ copies: changed(copies, at, { quantity: target.value }) })}
            />
          </div>
        ))}
        <div className={styles.tools}>
          <Button
            size="small"
            disabled={copies.length >= choices.libraries.length}
            onClick={() => {
              const free = choices.libraries.find(
                ({ code }) => !copies.some(({ libraryCode }) => libraryCode === code),
              );
              onChange({ copies: [...copies, { libraryCode: free?.code ?? '', quantity: '1' }] });
            }}
          >
            {t('addLibrary')}
          </Button>
          {copies.length > 1 && (
            <Button size="small" onClick={() => onChange({ copies: copies.slice(0, -1) })}>
              {t('removeLast')}
            </Button>
          )}
        </div>
      </fieldset>
      <fieldset className={styles.parts}>
        <legend>{t('budgets')}</legend>
        {[...shares.entries()].map(([at, share]) => (
          <div key={at} className={styles.pair}>
            <SelectField
              label={t('budget')}
              value={share.budgetId}
              onChange={({ target }) => onChange({ shares: changed(shares, at, { budgetId: target.value }) })}
            >
              <option value="">{t('later')}</option>
              {choices.budgets
                .filter(({ isOpen, id }) => isOpen || id === share.budgetId)
                .map(({ id, name, year, free, currency }) => (
                  <option key={id} value={id}>
                    {`${name} ${year} – ${format.money({ amount: free, currency })}`}
                  </option>
                ))}
            </SelectField>
            {shares.length > 1 && (
              <TextField
                label={t('fields.parts')}
                inputMode="numeric"
                value={share.parts}
                onChange={({ target }) => onChange({ shares: changed(shares, at, { parts: target.value }) })}
              />
            )}
          </div>
        ))}
        <div className={styles.tools}>
          <Button
            size="small"
            disabled={shares.length >= 20}
            onClick={() => onChange({ shares: [...shares, { budgetId: '', parts: '1' }] })}
          >
            {t('addBudget')}
          </Button>
          {shares.length > 1 && (
            <Button size="small" onClick={() => onChange({ shares: shares.slice(0, -1) })}>
              {t('removeLast')}
            </Button>
          )}
        </div>
      </fieldset>
    </>
  );
}
