import { getCalendarFeed } from '@lectern/contracts/lending/loans/get-calendar-feed';
import { removeCalendarFeed } from '@lectern/contracts/lending/loans/remove-calendar-feed';
import { renewCalendarFeed } from '@lectern/contracts/lending/loans/renew-calendar-feed';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { copyText } from '../../../../lib/copy-text.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './calendar-feed.module.css';

/** The private address at which calendars read the due dates. It is shown once; a new one ends it. */
export function CalendarFeed() {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const errorText = useErrorText();
  const [address, setAddress] = useState('');
  const feed = useCall(getCalendarFeed, {});
  const change = {
    invalidates: [getCalendarFeed],
    onRefused: (error: unknown) => showToast('bad', errorText(error)),
  };
  const renewal = useAction(renewCalendarFeed, {
    ...change,
    onDone: (made) => setAddress(made.address),
  });
  const removal = useAction(removeCalendarFeed, {
    ...change,
    onDone: () => {
      setAddress('');
      showToast('ok', t('calendar.removed'));
    },
  });
  if (!feed.data) return null;
  const { createdAt } = feed.data;

  const copy = () => copyText(address, { copied: t('calendar.copied'), notCopied: t('calendar.notCopied') });

  return (
    <section aria-labelledby="calendar-feed" className={styles.feed}>
      <SectionHeading id="calendar-feed">{t('calendar.heading')}</SectionHeading>
      <Card padded>
        <p className="muted">{t('calendar.hint')}</p>
        {address !== '' && (
          <div className={styles.address}>
            <TextField
              label={t('calendar.address')}
              value={address}
              readOnly
              onFocus={(event) => event.target.select()}
            />
            <p className="muted small">{t('calendar.once')}</p>
          </div>
        )}
        {address === '' && createdAt !== null && (
          <p>{t('calendar.made', { date: format.dayOf(createdAt) })}</p>
        )}
        <div className={styles.actions}>
          {address !== '' && (
            <>
              <Button kind="primary" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
                {t('calendar.copy')}
              </Button>
              <a href={address.replace(/^https?:/, 'webcal:')}>{t('calendar.open')}</a>
            </>
          )}
          {address === '' && (
            <Button busy={renewal.running} onClick={() => renewal.start({})}>
              {t(createdAt === null ? 'calendar.make' : 'calendar.renew')}
            </Button>
          )}
          {createdAt !== null && (
            <Button busy={removal.running} onClick={() => removal.start({})}>
              {t('calendar.remove')}
            </Button>
          )}
        </div>
      </Card>
    </section>
  );
}
