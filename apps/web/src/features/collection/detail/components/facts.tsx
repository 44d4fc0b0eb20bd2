import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress, searchAddress } from '../../../../lib/search-address.ts';
import type words from '../locales/zh-CN.json';
import styles from './facts.module.css';

type FactName = keyof (typeof words)['facts'];

/** The description as labels and values. What distinguishes editions comes first. */
export function Facts({ bib }: { readonly bib: BibDetail }) {
  const { t } = useTranslation('detail');
  const facts: readonly (readonly [key: FactName, value: ReactNode])[] = [
    ['source', bib.host && <Source host={bib.host} />],
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
    ['subjects', bib.subjects.length > 0 && <Subjects subjects={bib.subjects} />],
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

/** What two headings have in common that vocabularies write in their own ways: case, and the stop at the end. */
function sameHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.。]$/u, '')
    .trim();
}

/** Headings, each once, whichever vocabularies have it. Each part of a heading leads to the works with the heading up to this part. */
function Subjects({ subjects }: { readonly subjects: BibDetail['subjects'] }) {
  const known = new Set<string>();
  const headings = subjects.filter(({ heading }) => {
    const key = sameHeading(heading);
    return !known.has(key) && known.add(key);
  });
  return (
    <ul className={styles.subjects}>
      {headings.map(({ heading, parts }) => (
        <li key={heading}>
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a heading can have the same part twice
            <Fragment key={at}>
              {at > 0 && <span className="muted"> › </span>}
              <Link to={searchAddress({ keyWord: asPhrase(parts.slice(0, at + 1)), searchField: 'subject' })}>
                {part}
              </Link>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Words that stand together in this order. */
function asPhrase(parts: readonly string[]): string {
  return `"${parts.join(' ').replaceAll('"', ' ')}"`;
}

/** The title of the host, which leads to its record or to a search for it, and the part of it. */
function Source({ host }: { readonly host: NonNullable<BibDetail['host']> }) {
  const address = host.recordId
    ? bibAddress(host.recordId)
    : searchAddress({ keyWord: asPhrase([host.title]), searchField: 'title' });
  return (
    <div>
      <Link to={address}>{host.title}</Link>
      {host.part && `, ${host.part}`}
      {host.issn && <span className="muted small num"> ISSN {host.issn}</span>}
    </div>
  );
}

function lines(texts: readonly string[]): ReactNode {
  return texts.length > 0 && texts.map((text) => <div key={text}>{text}</div>);
}
