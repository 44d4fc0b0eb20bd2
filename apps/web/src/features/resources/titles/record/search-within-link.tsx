import type { TitleDetail } from '@lectern/contracts/resources/titles/title';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { searchAddress } from '../../../../lib/search-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** The mode of words in the specification's numbers: any of them. */
const ANY_WORD = 3;

/** The way to the articles that the catalogue has of a journal, where a reader can search further; nothing where there are none. */
export function SearchWithinLink({
  title: { printIssn, onlineIssn, articleCount },
}: {
  readonly title: Pick<TitleDetail, 'printIssn' | 'onlineIssn' | 'articleCount'>;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  if (articleCount === 0) return null;
  const keyWord = [...new Set([printIssn, onlineIssn])].filter(Boolean).join(' ');
  const search = { keyWord, searchField: 'issn', matchMode: ANY_WORD, docCode: ['article'] } as const;
  return (
    <p>
      <Link to={searchAddress({ ...search, docCode: ['article'] })}>
        {t('searchWithin', { count: articleCount, number: format.number(articleCount) })}
      </Link>
    </p>
  );
}
