import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import type { MessageView } from '@lectern/contracts/talk/messages/message-view';
import { updateReadFlag } from '@lectern/contracts/talk/messages/update-read-flag';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../messages.module.css';
import { useDeleteMessage } from '../use-delete-message.ts';

/** Where the reader can act on a message. */
const PATHS: Readonly<Record<Exclude<MessageView['section'], ''>, string>> = {
  requests: '/personalCenter/requests',
  borrowing: '/personalCenter/borrowing',
  subscriptions: '/personalCenter/subscriptions',
  feedback: '/personalCenter/feedback',
  recommendation: '/personalCenter/recommendation',
  donation: '/personalCenter/donation',
  choices: '/personalCenter/information?part=messages',
};

/** One message. It opens below its title, and is read then. */
export function MessageRow({ message }: { readonly message: MessageView }) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  const content = useId();
  const [isOpen, setIsOpen] = useState(false);
  const mark = useAction(updateReadFlag, { invalidates: [getMessages] });
  const remove = useDeleteMessage();
  const { msgId, title, sendTime, section } = message;
  const isUnread = message.readFlag === '0';

  function toggle() {
    setIsOpen(!isOpen);
    if (!isOpen && isUnread) mark.start({ msgIds: [msgId] });
  }

  return (
    <li className={classNames(styles.row, isUnread && styles.unread)}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={toggle}
      >
        <span className={styles.dot}>
          {isUnread && <span className="hidden-visually">{t('unread')}</span>}
        </span>
        <span className={styles.words}>{title}</span>
        <time className={styles.time} dateTime={sendTime}>
          {format.dateTime(sendTime)}
        </time>
        <ChevronDown size={18} aria-hidden className={styles.arrow} />
      </button>
      <IconButton
        label={t('deleteOne', { title })}
        icon={<Trash2 size={18} aria-hidden />}
        disabled={remove.running}
        onClick={() => remove.start(msgId)}
      />
      <div id={content} className={styles.content} hidden={!isOpen}>
        {message.content.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.actions}>
          {section && (
            <ButtonLink size="small" to={PATHS[section]}>
              {t(`sections.${section}`)}
            </ButtonLink>
          )}
          {!isUnread && (
            <Button
              size="small"
              kind="text"
              busy={mark.running}
              onClick={() => mark.start({ msgIds: [msgId], readFlag: '0' })}
            >
              {t('markUnread')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
