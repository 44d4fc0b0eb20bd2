import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import { doiAddress } from '@lectern/rules/doi';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from './paper-page.module.css';

/** What is known of a work, by name. */
export function PaperFacts({ paper }: { readonly paper: Paper }) {
  const { t } = useTranslation('scholar');
  const language = useLanguage();
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  const { doi, url } = paper;
  const outside = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
      <span className="hidden-visually">{t('newWindow')}</span>
    </a>
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['journal', paper.journal],
    ['volume', paper.volume],
    ['issue', paper.issue],
    ['pages', paper.pages],
    ['published', paper.published || paper.year],
    ['publisher', paper.publisher],
    ['doi', doi && outside(doiAddress(doi), doi)],
    ['issn', paper.issns.join(', ')],
    ['isbn', paper.isbns.join(', ')],
    ['language', paper.language && languages.of(paper.language)],
    ['subjects', paper.subjects.join(t('betweenNames'))],
    ['link', doi === '' && url !== '' && outside(url, new URL(url).host)],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('facts.title')}</h2>
      <dl className={styles.facts}>
        {known.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`facts.${name as 'doi'}`)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
