import { DONATION_WAYS, MOST_DONATION_TITLES } from '@lectern/contracts/buying/donations/donation';
import { MAX_DONATION_TITLE, MAX_REMARK } from '@lectern/contracts/buying/donations/donation-input';
import { getDonationNotice } from '@lectern/contracts/buying/donations/get-donation-notice';
import { listCurrencies } from '@lectern/contracts/buying/donations/list-currencies';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Choice } from '../../../components/choices.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCall } from '../../../lib/use-call.ts';
import styles from './donations.module.css';
import { NO_TITLE, type OfferValues, type TitleValues } from './offer-values.ts';

const STALE_MS = 10 * 60_000;

/** The fields of an offer: titles, how it comes and when, what it is worth, and whether the giver is named. */
export function OfferFields({
  values,
  onChange,
  missing,
}: {
  readonly values: OfferValues;
  readonly onChange: (values: OfferValues) => void;
  /** The place of a title that is missing. */
  readonly missing: number | undefined;
}) {
  const { t } = useTranslation('donations');
  const notice = useCall(getDonationNotice, {}, { staleMs: STALE_MS }).data;
  const currencies = useCall(listCurrencies, {}, { staleMs: STALE_MS }).data ?? [];
  const write = (change: Partial<OfferValues>) => onChange({ ...values, ...change });
  const writeTitle = (at: number, change: Partial<TitleValues>) =>
    write({ titles: values.titles.map((one, place) => (place === at ? { ...one, ...change } : one)) });
  return (
    <>
      {values.titles.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles have no name before they are sent
        <fieldset key={at} className={styles.title}>
          <legend>{t('nth', { number: at + 1 })}</legend>
          <TextField
            label={t('fields.title')}
            name={`title-${at}`}
            required
            maxLength={MAX_DONATION_TITLE}
            autoComplete="off"
            value={one.title}
            error={missing === at ? t('titleMissing') : undefined}
            onChange={({ target }) => writeTitle(at, { title: target.value })}
          />
          <div className={styles.pair}>
            {(['author', 'publisher', 'publishTime', 'isbn'] as const).map((name) => (
              <TextField
                key={name}
                label={t(`fields.${name}`)}
                maxLength={name === 'publishTime' ? 40 : name === 'isbn' ? 32 : 200}
                autoComplete="off"
                value={one[name]}
                onChange={({ target }) => writeTitle(at, { [name]: target.value })}
              />
            ))}
            <TextField
              label={t('fields.copyCount')}
              type="number"
              min={1}
              max={999}
              value={one.copyCount}
              onChange={({ target }) => writeTitle(at, { copyCount: target.value })}
            />
          </div>
          {values.titles.length > 1 && (
            <div>
              <Button
                size="small"
                kind="text"
                icon={<Trash2 size={16} aria-hidden />}
                onClick={() => write({ titles: values.titles.filter((_, place) => place !== at) })}
              >
                {t('removeTitle', { number: at + 1 })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {values.titles.length < MOST_DONATION_TITLES && (
        <div>
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => write({ titles: [...values.titles, NO_TITLE] })}
          >
            {t('addTitle')}
          </Button>
        </div>
      )}
      <div className={styles.pair}>
        <SelectField
          label={t('fields.way')}
          value={values.way}
          onChange={({ target }) =>
            write({ way: DONATION_WAYS.find((way) => way === target.value) ?? 'bring' })
          }
        >
          {DONATION_WAYS.map((way) => (
            <option key={way} value={way}>
              {t(`ways.${way}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('fields.bringOn')}
          type="date"
          min={notice?.firstDay}
          max={notice?.lastDay}
          value={values.bringOn}
          onChange={({ target }) => write({ bringOn: target.value })}
        />
        <TextField
          label={t('fields.worth')}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          value={values.worth}
          onChange={({ target }) => write({ worth: target.value })}
        />
        <SelectField
          label={t('fields.currency')}
          value={values.currency || (currencies[0]?.code ?? '')}
          onChange={({ target }) => write({ currency: target.value })}
        >
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label={t('fields.remark')}
        rows={3}
        maxLength={MAX_REMARK}
        value={values.remark}
        onChange={({ target }) => write({ remark: target.value })}
      />
      <Choice
        type="checkbox"
        title={t('isNamed')}
        about={t('isNamedHint')}
        checked={values.isNamed}
        onChange={({ target }) => write({ isNamed: target.checked })}
      />
    </>
  );
}
