import type { AskedCitation } from '@lectern/contracts/resources/resolver/citation';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { Pill } from '../../../components/pill.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { nameOf, numberWords, placeWords } from './asked-words.ts';
import styles from './resolver.module.css';

/** What was asked for, in words. */
export function Asked({ asked }: { readonly asked: AskedCitation }) {
  const { t } = useTranslation('resolver');
  const format = useFormat();
  const { genre, author, doi } = asked;
  const [name, place, numbers] = [nameOf(asked), placeWords(t, format, asked), numberWords(asked)];
  return (
    <Card as="section" padded className={styles.asked} aria-labelledby="asked">
      <h2 id="asked" className="muted small">
        {t('asked.label')}
      </h2>
      <p className={styles.name} dir="auto">
        {name || t('asked.unnamed')}
      </p>
      {author && <p dir="auto">{author}</p>}
      {place && (
        <p className="num" dir="auto">
          {place}
        </p>
      )}
      <p className={styles.numbers}>
        {genre !== 'unknown' && <Pill>{t(`genre.${genre}`)}</Pill>}
        {numbers && <span className="muted small num">{numbers}</span>}
        {doi && (
          <a className="small" href={`https://doi.org/${encodeURI(doi)}`} target="_blank" rel="noreferrer">
            DOI {doi}
            <span className="hidden-visually">{t('asked.newWindow')}</span>
          </a>
        )}
      </p>
    </Card>
  );
}
