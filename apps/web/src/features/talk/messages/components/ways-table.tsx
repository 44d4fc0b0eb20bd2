import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getMessageChoices } from '@lectern/contracts/talk/messages/get-message-choices';
import {
  MESSAGE_TOPICS,
  type MessageChoices,
  type MessageTopic,
} from '@lectern/contracts/talk/messages/message-choices';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../choices.module.css';

type Ways = OutputOf<(typeof getMessageChoices)['output']>['ways'];

/** Which topic goes which way. A way that the library does not have is not shown. */
export function WaysTable({
  choices,
  ways,
  busy,
  onChange,
}: {
  readonly choices: Pick<MessageChoices, MessageTopic>;
  readonly ways: Ways;
  readonly busy: boolean;
  readonly onChange: (part: Partial<MessageChoices>) => void;
}) {
  const { t } = useTranslation('messages');
  const shown = ways.filter(({ state }) => state !== 'off');
  const unconfirmed = shown.filter(({ state }) => state === 'no-contact');
  if (shown.length === 0) return <p>{t('choices.inboxOnly')}</p>;
  return (
    <>
      <table className={styles.ways}>
        <thead>
          <tr>
            <th scope="col">{t('choices.topic')}</th>
            {shown.map(({ way }) => (
              <th key={way} scope="col">
                {t(`choices.ways.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MESSAGE_TOPICS.map((topic) => (
            <tr key={topic}>
              <th scope="row">{t(`choices.topics.${topic}`)}</th>
              {shown.map(({ way }) => (
                <td key={way}>
                  <input
                    type="checkbox"
                    aria-label={t('choices.wayOfTopic', {
                      way: t(`choices.ways.${way}`),
                      topic: t(`choices.topics.${topic}`),
                    })}
                    checked={choices[topic].includes(way)}
                    disabled={busy}
                    onChange={({ target }) => {
                      const others = choices[topic].filter((one) => one !== way);
                      onChange({ [topic]: target.checked ? [...others, way] : others });
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {unconfirmed.map(({ way }) => (
        <p key={way} className={styles.note}>
          {t(`choices.unconfirmed.${way}`)}{' '}
          {(way === 'mail' || way === 'sms') && (
            <Link to="/personalCenter/information?part=contacts">{t('choices.toContacts')}</Link>
          )}
        </p>
      ))}
    </>
  );
}
