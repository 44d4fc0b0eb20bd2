import type { getAuthorInfo } from '@lectern/contracts/discovery/authors/get-author-info';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BETWEEN_FACTS, factLine } from '../../../../../lib/fact-line.ts';
import { searchAddress } from '../../../../../lib/search-address.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { authorAddress } from '../../author-address.ts';
import styles from './author.module.css';

/** Other forms of the name, what the author did, with whom, and about what. */
export function AuthorFacts({ author }: { readonly author: OutputOf<typeof getAuthorInfo.output> }) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('author.forms'), author.otherForms.length > 0 && factLine(...author.otherForms)],
    [
      t('author.roles'),
      author.roles.length > 0 &&
        factLine(...author.roles.map(({ name, count }) => `${name} (${format.number(count)})`)),
    ],
    [
      t('author.with'),
      author.coAuthors.length > 0 && (
        <Linked links={author.coAuthors.map(({ name }) => ({ name, to: authorAddress({ author: name }) }))} />
      ),
    ],
    [
      t('author.about'),
      author.subjects.length > 0 && (
        <Linked
          links={author.subjects.map(({ heading }) => ({
            name: heading,
            to: searchAddress({ keyWord: heading, searchField: 'subject' }),
          }))}
        />
      ),
    ],
  ];
  return (
    <div>
      {author.namesakes.length > 0 && (
        <p className="muted small">{t('author.namesakes', { dates: format.list(author.namesakes) })}</p>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ) : null,
        )}
      </dl>
    </div>
  );
}

function Linked({ links }: { readonly links: readonly { readonly name: string; readonly to: string }[] }) {
  return links.map(({ name, to }, at) => (
    <Fragment key={name}>
      {at > 0 && BETWEEN_FACTS}
      <Link to={to}>{name}</Link>
    </Fragment>
  ));
}
