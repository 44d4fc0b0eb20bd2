import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { POINT_EVENTS } from '@lectern/contracts/shelf/points/fields';
import { getPointTerms } from '@lectern/contracts/shelf/points/get-point-terms';
import { putPointTerms } from '@lectern/contracts/shelf/points/put-point-terms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../points.module.css';
import { readTerms, textsOf } from './term-texts.ts';

/** Sets what gives points, how long they are good for, and what they pay. */
export function TermsForm({ terms }: { readonly terms: OutputOf<(typeof getPointTerms)['output']> }) {
  const { t } = useTranslation('points');
  const errorText = useErrorText();
  const [texts, setTexts] = useState(() => textsOf(terms));
  const [pays, setPays] = useState(terms.pays);
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putPointTerms, {
    invalidates: [getPointTerms],
    onDone: () => showToast('ok', t('staff.saved')),
  });
  const { values, wrong } = readTerms(texts);

  function send(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (values) put.start({ ...values, pays });
  }

  const field = (name: keyof typeof texts, label: string, hint?: string) => (
    <TextField
      key={name}
      label={label}
      hint={hint}
      error={
        isTried && wrong.includes(name)
          ? t(name === 'minorUnitsPerPoint' ? 'staff.wrongMoney' : 'staff.wrong')
          : undefined
      }
      inputMode={name === 'minorUnitsPerPoint' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={9}
      value={texts[name]}
      onChange={(event) => setTexts((now) => ({ ...now, [name]: event.target.value }))}
    />
  );

  return (
    <Card as="section" padded className={styles.card}>
      <form onSubmit={send}>
        <h2>{t('staff.earning')}</h2>
        {POINT_EVENTS.map((event) => (
          <fieldset key={event} className={styles.event}>
            <legend>{t(`staff.event.${event}`)}</legend>
            <div className={styles.fields}>
              {field(`${event}.points`, t('staff.points'))}
              {field(`${event}.times`, t('staff.timesADay'), t('staff.noLimit'))}
            </div>
          </fieldset>
        ))}
        <div className={styles.fields}>{field('validDays', t('staff.validDays'), t('staff.forEver'))}</div>
        <h2>{t('staff.spending')}</h2>
        <label className={styles.check}>
          <input type="checkbox" checked={pays} onChange={(event) => setPays(event.target.checked)} />
          {t('staff.pays')}
        </label>
        <div className={styles.fields}>
          {field('minorUnitsPerPoint', `${t('staff.minorUnitsPerPoint')} (${terms.currency})`)}
          {field('leastPoints', t('staff.leastPoints'))}
          {field('mostPointsADay', t('staff.mostPointsADay'), t('staff.noLimit'))}
        </div>
        {put.error && <Notice tone="bad">{errorText(put.error)}</Notice>}
        <Button type="submit" kind="primary" busy={put.running}>
          {t('staff.save')}
        </Button>
      </form>
    </Card>
  );
}
