import type { BibDetail } from '@lectern/contracts/detail/get-bib';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { factLine } from '../../../lib/fact-line.ts';
import { searchAddress } from '../../../lib/search-address.ts';
import type words from '../locales/zh-CN.json';
import styles from './facts.module.css';

type FactName = keyof (typeof words)['facts'];

/** The description as labels and values. What distinguishes editions comes first. */
export function Facts({ bib }: { readonly bib: BibDetail }) {
  const { t } = useTranslation('detail');
  const facts: readonly (readonly [key: FactName, value: ReactNode])[] = [
    ['imprint', lines(bib.imprints)],
    ['edition', bib.edition],
    ['physical', lines(bib.physical)],
    ['frequency', bib.frequency],
    [
      'isbn',
      bib.isbns.length > 0 &&
        bib.isbns.map(({ display, qualifier, valid }) => (
          <div key={display + qualifier} className="num">
            {display} <span className="muted small">{qualifier}</span> {!valid && t('isbnInvalid')}
          </div>
        )),
    ],
    ['issn', lines(bib.issns)],
    [
      'series',
      bib.series.length > 0 &&
        bib.series.map(({ title, number }) => (
          <div key={title + number}>
            <Link to={searchAddress({ keyWord: title, searchField: 'series' })}>{title}</Link> {number}
          </div>
        )),
    ],
    [
      'classes',
      bib.classes.length > 0 &&
        bib.classes.map(({ scheme, notation, name }) => (
          <div key={scheme + notation}>
            <Link to={searchAddress({ keyWord: notation, searchField: 'classNumber' })}>{notation}</Link>{' '}
            {name} <span className="muted small">{t(`schemes.${scheme}`)}</span>
          </div>
        )),
    ],
    ['languages', factLine(...bib.languages.map(({ name }) => name))],
    ['country', bib.country?.name],
    [
      'subjects',
      bib.subjects.length > 0 && (
        <Subjects headings={[...new Set(bib.subjects.map(({ heading }) => heading))]} />
      ),
    ],
    [
      'otherTitles',
      bib.otherTitles.length > 0 &&
        bib.otherTitles.map(({ kind, value }) => (
          <div key={kind + value}>
            {value} <span className="muted small">{t(`titleKinds.${kind}`)}</span>
          </div>
        )),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) =>
        value ? (
          <div key={key}>
            <dt>{t(`facts.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Subjects({ headings }: { readonly headings: readonly string[] }) {
  return (
    <ul className={styles.subjects}>
      {headings.map((heading) => (
        <li key={heading}>
          <Link to={searchAddress({ keyWord: heading, searchField: 'subject' })}>{heading}</Link>
        </li>
      ))}
    </ul>
  );
}

function lines(texts: readonly string[]): ReactNode {
  return texts.length > 0 && texts.map((text) => <div key={text}>{text}</div>);
}
