import type { EresourceDetail } from '@lectern/contracts/resources/databases/eresource';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../../../../components/eresources/record-page.module.css';
import { useFormat } from '../../../../lib/use-format.ts';
import { useEresourceAddresses } from '../eresource-address.ts';
import type { TermFilter } from '../eresource-list.ts';

type Facts = Pick<
  EresourceDetail,
  'coverage' | 'subjects' | 'docTypes' | 'vendors' | 'colleges' | 'labels' | 'addedOn' | 'openCount'
>;

/** Facts about a database. Each word of a list leads to the databases that have it, unless nothing is linked. */
export function FactList({
  eresource,
  isLinked = true,
}: {
  readonly eresource: Facts;
  /** False in the preview of the staff, whose pages have other addresses. */
  readonly isLinked?: boolean;
}) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const { coverage, addedOn, openCount } = eresource;
  const lists = [
    ['subject', eresource.subjects],
    ['docType', eresource.docTypes],
    ['vendor', eresource.vendors],
    ['college', eresource.colleges],
    ['label', eresource.labels],
  ] as const satisfies readonly (readonly [TermFilter, Facts['subjects']])[];
  return (
    <section className={styles.part}>
      <h2>{t('details')}</h2>
      <dl className={styles.facts}>
        {coverage && (
          <Fact name={t('facts.coverage')}>
            <span className={styles.lines} dir="auto">
              {coverage}
            </span>
          </Fact>
        )}
        {lists
          .filter(([, terms]) => terms.length > 0)
          .map(([name, terms]) => (
            <Fact key={name} name={t(`facts.${name}`)}>
              <ul>
                {terms.map((term) => (
                  <li key={term.code}>{isLinked ? <TermLink filter={name} {...term} /> : term.name}</li>
                ))}
              </ul>
            </Fact>
          ))}
        {addedOn && <Fact name={t('facts.added')}>{format.date(addedOn)}</Fact>}
      </dl>
      {openCount > 0 && (
        <p className="muted small num">
          {t('facts.opened', { count: openCount, number: format.number(openCount) })}
        </p>
      )}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function TermLink({
  filter,
  code,
  name,
}: {
  readonly filter: TermFilter;
  readonly code: string;
  readonly name: string;
}) {
  const addresses = useEresourceAddresses();
  return (
    <Link to={addresses.list(new URLSearchParams({ [filter]: code }))} dir="auto">
      {name}
    </Link>
  );
}
