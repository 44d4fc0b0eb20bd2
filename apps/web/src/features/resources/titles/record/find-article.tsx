import type { TitleDetail } from '@lectern/contracts/resources/titles/title';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { ArticleForm } from './article-form.tsx';
import styles from './sources.module.css';

/** Opens an article by its place or its DOI, in the database that the reader chooses. Nothing where no database is linked. */
export function FindArticle({ title }: { readonly title: TitleDetail }) {
  const { t } = useTranslation('titles');
  const linked = title.sources.filter(({ canOpen }) => canOpen);
  const [chosen, setChosen] = useState('');
  const source = linked.find(({ sourceId }) => sourceId === chosen) ?? linked[0];
  if (!source) return null;
  return (
    <Card as="section" padded className={styles.card} aria-labelledby="find-article">
      <h2 id="find-article">{t('find.title')}</h2>
      <p className="muted">{t('find.hint')}</p>
      {linked.length > 1 && (
        <SelectField
          label={t('find.database')}
          value={source.sourceId}
          onChange={({ target }) => setChosen(target.value)}
        >
          {linked.map(({ sourceId, eresourceName }) => (
            <option key={sourceId} value={sourceId}>
              {eresourceName}
            </option>
          ))}
        </SelectField>
      )}
      <ArticleForm key={source.sourceId} title={title} source={source} />
    </Card>
  );
}
