import { listSubscriptions } from '@lectern/contracts/shelf/subscriptions/list-subscriptions';
import type { Subscription } from '@lectern/contracts/shelf/subscriptions/subscription';
import { updateSubscription } from '@lectern/contracts/shelf/subscriptions/update-subscription';
import { ChevronDown, Ellipsis, Pause, Pencil, Play, Search, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Menu } from '../../../../components/menu.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { searchAddress } from '../../../../lib/search-address.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../subscriptions.module.css';
import { useRemoval } from '../use-removal.ts';
import { FoundWorks } from './found-works.tsx';
import { SubscriptionDialog } from './subscription-dialog.tsx';

/** One subscription: what is watched, in which rhythm, and below it what was found. */
export function SubscriptionRow({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const removal = useRemoval();
  const works = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const update = useAction(updateSubscription, {
    invalidates: [listSubscriptions],
    onDone: ({ paused }) => showToast('ok', t(paused ? 'pausedNow' : 'resumed')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const { subscriptionId, term, kind, rhythm, paused, found, lastFoundAt, state } = subscription;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h2>{term}</h2>
        <p className="muted small">
          {factLine(
            t(`kinds.${kind}`),
            t(`rhythms.${rhythm}`),
            lastFoundAt === null ? '' : t('lastFound', { day: format.dayOf(lastFoundAt) }),
          )}
        </p>
        {paused && <Pill tone="warn">{t('paused')}</Pill>}
      </div>
      <div className={styles.tools}>
        <Button
          size="small"
          kind="text"
          disabled={found === 0}
          aria-expanded={isOpen}
          aria-controls={works}
          icon={<ChevronDown size={16} aria-hidden className={styles.arrow} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('found', { count: found, number: format.number(found) })}
        </Button>
        <Menu
          label={t('actions', { term })}
          framed
          withoutArrow
          entries={[
            {
              key: 'search',
              label: t('search'),
              icon: <Search size={16} aria-hidden />,
              run: () => void navigate(searchAddress(state)),
            },
            {
              key: 'change',
              label: t('change'),
              icon: <Pencil size={16} aria-hidden />,
              run: () => setIsChanging(true),
            },
            {
              key: 'pause',
              label: t(paused ? 'resume' : 'pause'),
              icon: paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />,
              run: () => update.start({ subscriptionId, paused: !paused }),
            },
            {
              key: 'delete',
              label: t('delete'),
              icon: <Trash2 size={16} aria-hidden />,
              run: () => removal.remove(subscriptionId),
            },
          ]}
        >
          <Ellipsis size={18} aria-hidden />
        </Menu>
      </div>
      <div id={works} className={styles.works} hidden={!isOpen}>
        {isOpen && <FoundWorks subscriptionId={subscriptionId} />}
      </div>
      {isChanging && <SubscriptionDialog subscription={subscription} onClose={() => setIsChanging(false)} />}
    </li>
  );
}
