import type { UnitDetail } from '@lectern/contracts/resources/units/unit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../../../../components/eresources/record-page.module.css';
import { ExternalLink } from '../../../../components/external-link.tsx';
import { unitAddress } from '../../../../lib/people-addresses.ts';
import { searchAddress } from '../../../../lib/search-address.ts';
import own from '../units.module.css';

/** What a unit is, how it is reached, and what is below it. */
export function UnitFacts({ unit }: { readonly unit: UnitDetail }) {
  const { t } = useTranslation('units');
  const { introduction, address, phone, email, website, subjects, classes, children } = unit;
  return (
    <div className={own.about}>
      {introduction && (
        <p className={styles.lines} dir="auto">
          {introduction}
        </p>
      )}
      <dl className={styles.facts}>
        {address && <Fact name={t('facts.address')}>{address}</Fact>}
        {phone && <Fact name={t('facts.phone')}>{phone}</Fact>}
        {email && (
          <Fact name={t('facts.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {children.length > 0 && (
          <Fact name={t('facts.below')}>
            <ul>
              {children.map((child) => (
                <li key={child.id}>
                  <Link to={unitAddress(child.id)} dir="auto">
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {subjects.length > 0 && (
          <Fact name={t('facts.subjects')}>
            <ul>
              {subjects.map(({ code, name }) => (
                <li key={code}>
                  <Link to={`/dataBaseNav?${new URLSearchParams({ subject: code })}`}>{name}</Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {classes.length > 0 && (
          <Fact name={t('facts.classes')}>
            <ul>
              {classes.map(({ notation, name }) => (
                <li key={notation}>
                  <Link to={searchAddress({ kindNo: [notation] })}>{name}</Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      {website && (
        <p>
          <ExternalLink href={website} label={t('facts.website')} />
        </p>
      )}
    </div>
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
