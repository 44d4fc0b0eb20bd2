import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OwnLoan } from './own-loan.tsx';
import { OwnRequest } from './own-request.tsx';
import styles from './own-work.module.css';
import { useOwnWork } from './use-own-work.ts';

/** What of the reader's lists a page shows by other means. */
export type Without = 'favourite' | 'kept';

/** The loans, requests and lists of the reader with this work; nothing if there are none. */
export default function OwnStates({
  recordId,
  title,
  without,
  isBrief = false,
}: {
  readonly recordId: string;
  readonly title: string;
  readonly without?: Without | undefined;
  readonly isBrief?: boolean | undefined;
}) {
  const { t } = useTranslation('own-work');
  const own = useOwnWork(recordId);
  if (!own) return null;
  const { loans, requests } = own;
  const favourite = own.favourite && without === undefined;
  const lists = without === 'kept' ? [] : own.lists;
  if (loans.length + requests.length + lists.length === 0 && !favourite) return null;
  return (
    <ul className={styles.states} aria-label={t('label', { title })}>
      {loans.map((loan) => (
        <OwnLoan key={loan.loanId} loan={loan} title={title} isBrief={isBrief} />
      ))}
      {requests.map((request) => (
        <OwnRequest key={request.requestId} request={request} isBrief={isBrief} />
      ))}
      {(favourite || lists.length > 0) && (
        <li className="small">
          {t('kept')} {favourite && <Link to="/personalCenter/favorites">{t('favourites')}</Link>}
          {lists.map(({ id, name }, index) => (
            <span key={id}>
              {(favourite || index > 0) && t('comma')}
              <Link to={`/personalCenter/bookListDetails/${encodeURIComponent(id)}/1`} dir="auto">
                {name}
              </Link>
            </span>
          ))}
        </li>
      )}
    </ul>
  );
}
