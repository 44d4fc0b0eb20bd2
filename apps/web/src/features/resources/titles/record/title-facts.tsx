import type { TitleDetail } from '@lectern/contracts/resources/titles/title';
import { useTranslation } from 'react-i18next';
import styles from '../../../../components/eresources/record-page.module.css';
import { useFormat } from '../../../../lib/use-format.ts';

const FACTS = [
  'printIssn',
  'onlineIssn',
  'printIsbn',
  'onlineIsbn',
  'publisher',
  'author',
  'edition',
  'publishedOn',
] as const;

/** The numbers of a title, and who made it. */
export function TitleFacts({ title }: { readonly title: TitleDetail }) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  const known = FACTS.filter((name) => title[name] !== '');
  const { openCount, marks } = title;
  if (known.length === 0 && openCount === 0 && marks.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('details')}</h2>
      <dl className={styles.facts}>
        {known.map((name) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd dir="auto" className="num">
              {name === 'publishedOn' ? format.partialDate(title.publishedOn) : title[name]}
            </dd>
          </div>
        ))}
      </dl>
      {marks.map((mark) => (
        <p key={mark}>{t(`mark.${mark}`)}</p>
      ))}
      {openCount > 0 && (
        <p className="muted small num">
          {t('facts.opened', { count: openCount, number: format.number(openCount) })}
        </p>
      )}
    </section>
  );
}
