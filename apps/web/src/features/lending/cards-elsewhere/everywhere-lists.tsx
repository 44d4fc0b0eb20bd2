import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { showEverywhere } from '@lectern/contracts/lending/cards-elsewhere/show-everywhere';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Pill } from '../../../components/pill.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './elsewhere.module.css';

type AtLibrary = OutputOf<(typeof showEverywhere)['output']>['libraries'][number];

/** Loans due first, open requests and what is to be paid, of all libraries, each row with its library. */
export function EverywhereLists({ libraries }: { readonly libraries: readonly AtLibrary[] }) {
  const { t } = useTranslation('cards-elsewhere');
  const format = useFormat();
  const loans = libraries
    .flatMap(({ library, loans }) => loans.map((loan) => ({ loan, library })))
    .toSorted((one, other) => one.loan.normReturnDate.localeCompare(other.loan.normReturnDate));
  const requests = libraries.flatMap(({ library, requests }) =>
    requests.map((request) => ({ request, library })),
  );
  const owing = libraries.flatMap(({ library, amount }) =>
    amount && amount.total.amount > 0 ? [{ library, ...amount }] : [],
  );
  return (
    <>
      {libraries.map(({ linkId, library, state }) =>
        state === 'open' ? null : (
          <Notice key={linkId} tone="warn">
            {t(state, { library: library.name })}
          </Notice>
        ),
      )}
      <Part heading={t('loans')} none={t('noLoans')}>
        {loans.map(({ loan, library }) => (
          <Row key={`${library.mappingPath} ${loan.loanId}`} title={loan.title} library={library.name}>
            <span className="num">{t('due', { date: format.date(loan.normReturnDate) })}</span>
            {loan.overdue && <Pill tone="bad">{t('overdue')}</Pill>}
          </Row>
        ))}
      </Part>
      <Part heading={t('requests')} none={t('noRequests')}>
        {requests.map(({ request, library }) => (
          <Row
            key={`${library.mappingPath} ${request.requestId}`}
            title={request.title}
            library={library.name}
          >
            {request.keptUntil
              ? t('keptUntil', { date: format.date(request.keptUntil) })
              : request.takeLocationName && t('pickup', { place: request.takeLocationName })}
          </Row>
        ))}
      </Part>
      <Part heading={t('fines')} none={t('noFines')}>
        {owing.flatMap(({ library, fines, accruing, total }) => [
          ...fines.map(({ fineId, kindName, title, amount }) => (
            <Row
              key={`${library.mappingPath} ${fineId}`}
              title={title || kindName}
              library={title ? factLine(library.name, kindName) : library.name}
            >
              <span className="num">{format.money(amount)}</span>
            </Row>
          )),
          accruing.amount > 0 && (
            <Row key={`${library.mappingPath} accruing`} title={t('accruing')} library={library.name}>
              <span className="num">{format.money(accruing)}</span>
            </Row>
          ),
          <Row key={library.mappingPath} title={t('totalAt', { library: library.name })}>
            <strong className="num">{format.money(total)}</strong>
          </Row>,
        ])}
      </Part>
    </>
  );
}

function Part({
  heading,
  none,
  children,
}: {
  readonly heading: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}) {
  return (
    <div className={styles.part}>
      <h3>{heading}</h3>
      {children.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <Card as="ul" className={styles.list}>
          {children}
        </Card>
      )}
    </div>
  );
}

function Row({
  title,
  library,
  children,
}: {
  readonly title: string;
  readonly library?: string;
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p>{title}</p>
        {library && <p className="muted small">{library}</p>}
      </div>
      {children}
    </li>
  );
}
