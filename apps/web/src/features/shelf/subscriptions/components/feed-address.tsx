import { getSubscriptionFeed } from '@lectern/contracts/shelf/subscriptions/get-subscription-feed';
import { removeSubscriptionFeed } from '@lectern/contracts/shelf/subscriptions/remove-subscription-feed';
import { renewSubscriptionFeed } from '@lectern/contracts/shelf/subscriptions/renew-subscription-feed';
import { Copy, Rss } from 'lucide-react';
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
import styles from '../subscriptions.module.css';

/** The private address at which feed readers find the new works. It is shown once; a new one ends it. */
export function FeedAddress() {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const errorText = useErrorText();
  const [address, setAddress] = useState('');
  const feed = useCall(getSubscriptionFeed, {});
  const change = {
    invalidates: [getSubscriptionFeed],
    onRefused: (error: unknown) => showToast('bad', errorText(error)),
  };
  const renewal = useAction(renewSubscriptionFeed, { ...change, onDone: (made) => setAddress(made.address) });
  const removal = useAction(removeSubscriptionFeed, {
    ...change,
    onDone: () => {
      setAddress('');
      showToast('ok', t('feed.removed'));
    },
  });
  if (!feed.data) return null;
  const { createdAt } = feed.data;

  const copy = () => copyText(address, { copied: t('feed.copied'), notCopied: t('feed.notCopied') });

  return (
    <section aria-labelledby="subscription-feed" className={styles.feed}>
      <SectionHeading id="subscription-feed">{t('feed.heading')}</SectionHeading>
      <Card padded>
        <p className="muted">{t('feed.hint')}</p>
        {address !== '' && (
          <>
            <TextField
              label={t('feed.address')}
              value={address}
              readOnly
              onFocus={(event) => event.target.select()}
            />
            <p className="muted small">{t('feed.once')}</p>
          </>
        )}
        {address === '' && createdAt !== null && <p>{t('feed.made', { date: format.dayOf(createdAt) })}</p>}
        <div className={styles.actions}>
          {address !== '' && (
            <Button kind="primary" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
              {t('feed.copy')}
            </Button>
          )}
          {address === '' && (
            <Button
              icon={<Rss size={16} aria-hidden />}
              busy={renewal.running}
              onClick={() => renewal.start({})}
            >
              {t(createdAt === null ? 'feed.make' : 'feed.renew')}
            </Button>
          )}
          {createdAt !== null && (
            <Button busy={removal.running} onClick={() => removal.start({})}>
              {t('feed.remove')}
            </Button>
          )}
        </div>
      </Card>
    </section>
  );
}
