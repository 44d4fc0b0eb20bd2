import type { ResearcherDetail } from '@lectern/contracts/resources/researchers/researcher';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../../components/avatar.tsx';
import styles from '../../../../components/eresources/record-page.module.css';
import { factLine } from '../../../../lib/fact-line.ts';
import { unitAddress } from '../../../../lib/people-addresses.ts';
import { searchAddress } from '../../../../lib/search-address.ts';
import own from '../researchers.module.css';

/** Who a person is and how they are reached. */
export function PersonHead({ person }: { readonly person: ResearcherDetail }) {
  const { t } = useTranslation('researchers');
  const { name, otherNames, position, titles, unit, portraitUrl, introduction, topics } = person;
  return (
    <>
      <header className={own.head}>
        {portraitUrl ? (
          <img src={portraitUrl} alt={t('portrait', { name })} className={own.portrait} />
        ) : (
          <Avatar name={name} size={96} />
        )}
        <div>
          <h1 dir="auto">{name}</h1>
          {otherNames.length > 0 && (
            <p className="muted" dir="auto">
              {factLine(...otherNames)}
            </p>
          )}
          <p>
            {position}
            {position && unit && ' · '}
            {unit && (
              <Link to={unitAddress(unit.id)} className={own.inText} dir="auto">
                {unit.name}
              </Link>
            )}
          </p>
          {titles && <p className="muted small">{titles}</p>}
        </div>
      </header>
      {introduction && (
        <p className={styles.lines} dir="auto">
          {introduction}
        </p>
      )}
      <dl className={styles.facts}>
        {topics.length > 0 && (
          <Fact name={t('facts.topics')}>
            <ul className={own.topics}>
              {topics.map((topic) => (
                <li key={topic}>
                  <Link to={searchAddress({ keyWord: topic })} dir="auto">
                    {topic}
                  </Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {person.email && (
          <Fact name={t('facts.email')}>
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </Fact>
        )}
        {person.phone && <Fact name={t('facts.phone')}>{person.phone}</Fact>}
        {person.office && <Fact name={t('facts.office')}>{person.office}</Fact>}
        {person.website && (
          <Fact name={t('facts.website')}>
            <Outside href={person.website}>{person.website}</Outside>
          </Fact>
        )}
        {person.orcid && (
          <Fact name="ORCID">
            <Outside href={`https://orcid.org/${person.orcid}`}>{person.orcid}</Outside>
          </Fact>
        )}
        {person.isni && (
          <Fact name="ISNI">
            <Outside href={`https://isni.org/isni/${person.isni}`}>{person.isni}</Outside>
          </Fact>
        )}
        {person.authorNumbers.length > 0 && (
          <Fact name={t('facts.authorNumbers')}>{factLine(...person.authorNumbers)}</Fact>
        )}
      </dl>
    </>
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

function Outside({ href, children }: { readonly href: string; readonly children: string }) {
  const { t: ofAll } = useTranslation('components');
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="hidden-visually">{ofAll('outside.newWindow')}</span>
    </a>
  );
}
