import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { BellPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import { useSession } from '../../../lib/use-session.ts';
import { searchName } from './search-name.ts';
import { useSubscribing } from './use-subscribing.ts';

/** A button that makes a search a subscription. Without words, on narrow pages and in lists, it is an icon. */
export default function Subscribe({
  state,
  small,
}: {
  readonly state: SearchState;
  readonly small?: boolean;
}) {
  const { t } = useTranslation('subscriptions');
  const { signedIn, openLogin } = useSession();
  const isNarrow = useMedia('(max-width: 640px)');
  const subscribing = useSubscribing();
  const term = searchName(state) || t('unnamed');
  const label = t('subscribeTo', { term });
  const icon = <BellPlus size={16} aria-hidden />;

  function subscribe() {
    if (signedIn) subscribing.start({ kind: 'search', term, state });
    else openLogin('needed');
  }

  if (small)
    return <IconButton label={label} icon={icon} disabled={subscribing.running} onClick={subscribe} />;
  return (
    <Button
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      busy={subscribing.running}
      onClick={subscribe}
    >
      {isNarrow ? undefined : t('subscribe')}
    </Button>
  );
}
