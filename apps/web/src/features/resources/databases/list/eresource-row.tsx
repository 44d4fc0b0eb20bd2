import type { EresourceColumn } from '@lectern/contracts/people/tenant/eresource-settings';
import type { EresourceSummary } from '@lectern/contracts/resources/databases/eresource';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../../../../components/eresources/list-page.module.css';
import type { OpeningBehaviour } from '../../../../components/eresources/use-behaviour.ts';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useEresourceAddresses } from '../eresource-address.ts';
import { OpenButton } from '../opening/open-button.tsx';
import { otherNamesOf } from '../other-names.ts';
import { StatePills } from './state-pills.tsx';
import { useShownDays } from './use-shown-days.ts';

/** A database in a list: name, state, what the library shows of it, and the button that opens it. */
export function EresourceRow({
  eresource,
  columns,
  behaviour,
  heading: Heading = 'h2',
  children,
}: {
  readonly eresource: EresourceSummary;
  /** What the library shows beside the name, in this order. */
  readonly columns: readonly EresourceColumn[];
  readonly behaviour: OpeningBehaviour;
  readonly heading?: 'h2' | 'h3';
  /** What this list says of the database: its place, or the day on which it came. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const addresses = useEresourceAddresses();
  const shownDays = useShownDays();
  const { id, name, introduction, canOpen, openCount } = eresource;
  const others = otherNamesOf(eresource);
  const has = (column: EresourceColumn) => columns.includes(column);
  const opened = t('facts.opened', { count: openCount, number: format.number(openCount) });
  const terms: Partial<Record<EresourceColumn, EresourceSummary['subjects']>> = {
    subject: eresource.subjects,
    docType: eresource.docTypes,
    vendor: eresource.vendors,
    college: eresource.colleges,
  };
  const facts = columns.map((column) =>
    column === 'openCount'
      ? openCount > 0 && opened
      : (terms[column] ?? []).map((one) => one.name).join(t('comma')),
  );
  const line = factLine(...facts, shownDays(eresource));
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <Heading className={styles.name}>
          <Link to={addresses.of(id)} dir="auto">
            {name}
          </Link>
          {others.length > 0 && (
            <span className={styles.others} dir="auto">
              {factLine(...others)}
            </span>
          )}
        </Heading>
        <StatePills eresource={eresource} withStatus={has('status')} withLabels={has('label')} />
        {has('introduction') && introduction && (
          <p className={styles.introduction} dir="auto">
            {introduction}
          </p>
        )}
        {line && <p className="muted small">{line}</p>}
        {children && <p className="muted small num">{children}</p>}
      </div>
      {canOpen && <OpenButton eresource={eresource} behaviour={behaviour} />}
    </li>
  );
}
