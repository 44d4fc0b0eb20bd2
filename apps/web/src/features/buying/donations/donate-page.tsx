import { donate } from '@lectern/contracts/buying/donations/donate';
import { getDonationNotice } from '@lectern/contracts/buying/donations/get-donation-notice';
import { listDonations } from '@lectern/contracts/buying/donations/list-donations';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import styles from './donations.module.css';
import { OfferFields } from './offer-fields.tsx';
import { NO_OFFER, offerOf } from './offer-values.ts';

/** /donate: what the reader would like to give. */
export default function DonatePage() {
  const { t } = useTranslation('donations');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(NO_OFFER);
  const [missing, setMissing] = useState<number>();
  const notice = useCall(getDonationNotice, {}, { staleMs: 60_000 }).data;
  const send = useAction(donate, {
    invalidates: [listDonations],
    onDone: () => {
      showToast('ok', t('sent'));
      void navigate('/personalCenter/donation');
    },
  });
  function submit() {
    const at = values.titles.findIndex(({ title }) => title.trim() === '');
    setMissing(at < 0 ? undefined : at);
    if (at < 0) return send.start(offerOf(values));
    form.current?.querySelector<HTMLElement>(`[name="title-${at}"]`)?.focus();
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('give')}</h1>
      <p className={`muted ${styles.intro}`}>{t('giveIntro')}</p>
      <p>
        <Link to="/bookDonate">{t('page.how')}</Link>
      </p>
      {notice?.isOn === false ? (
        <Notice>{t('page.off')}</Notice>
      ) : (
        <Card padded>
          <form
            ref={form}
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            {send.error && <Notice tone="bad">{errorText(send.error)}</Notice>}
            <OfferFields
              values={values}
              onChange={(changed) => {
                setValues(changed);
                setMissing(undefined);
              }}
              missing={missing}
            />
            <div>
              <Button type="submit" kind="primary" busy={send.running}>
                {t('send')}
              </Button>
            </div>
          </form>
        </Card>
      )}
    </div>
  );
}
