import type { RequestOptionView, Wait } from '@lectern/contracts/lending/requests/wish-fields';
import type { RequestKind } from '@lectern/rules/requests/steps';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import styles from './start.module.css';
import { WaitLine } from './wait-line.tsx';

/** The other kinds of requests, each with a button or with the reason why it cannot be started now. */
export function OtherWays({
  options,
  wait,
  isOpen,
  onStart,
}: {
  readonly options: readonly RequestOptionView[];
  readonly wait: Wait | null;
  readonly isOpen: boolean;
  readonly onStart: (kind: RequestKind) => void;
}) {
  const { t } = useTranslation('start');
  // What the library never offers is no way.
  const offered = options.filter(({ refusal }) => refusal?.code !== 'REQUEST_KIND_OFF');
  if (offered.length === 0) return null;
  const [first, ...rest] = offered.map(({ refusal }) => refusal?.message);
  if (first !== undefined && rest.every((message) => message === first))
    return <p className="muted small">{first}</p>;
  return (
    <details className={styles.others} open={isOpen}>
      <summary>{t(isOpen ? 'reasons' : 'others')}</summary>
      <ul>
        {offered.map(({ type, refusal }) => (
          <li key={type}>
            {refusal ? (
              <>
                <b>{t(`kinds.${type}`)}</b>
                <p className="muted small">
                  {refusal.message}
                  {refusal.code === 'DELIVERY_ADDRESS_MISSING' && (
                    <>
                      {' '}
                      <Link to="/personalCenter/addresses">{t('toAddresses')}</Link>
                    </>
                  )}
                </p>
              </>
            ) : (
              <>
                <Button size="small" onClick={() => onStart(type)}>
                  {t(`start.${type}`)}
                </Button>
                {type === 'reservation' && wait && <WaitLine wait={wait} />}
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
