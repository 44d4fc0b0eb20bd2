import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useCall } from '../../lib/use-call.ts';
import { useFormat } from '../../lib/use-format.ts';
import styles from './inbox-link.module.css';

const FRESH_MS = 60_000;
/** More is shown as "99+". */
const MOST_SHOWN = 99;

/**
 * The way to the inbox, with the number of unread messages. It is counted again when the reader goes to another page, and by no timer: any
 * call keeps the session of a reader who has left the computer.
 */
export function InboxLink() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  return (
    <Link to="/personalCenter/inbox" className={styles.link} title={t('inbox')}>
      <Inbox size={18} aria-hidden />
      <Unread key={pathname} />
    </Link>
  );
}

function Unread() {
  const { t } = useTranslation('app');
  const format = useFormat();
  const { data } = useCall(getMessages, { rows: 1 }, { staleMs: FRESH_MS });
  const unread = data?.unread ?? 0;
  return (
    <>
      <span className="hidden-visually">{unread > 0 ? t('inboxUnread', { count: unread }) : t('inbox')}</span>
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : format.number(unread)}
        </span>
      )}
    </>
  );
}
