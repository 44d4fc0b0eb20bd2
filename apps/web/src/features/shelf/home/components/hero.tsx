import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getHomeInfo } from '@lectern/contracts/shelf/home/get-home-info';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { SearchBox } from '../../../../components/search-box/search-box.tsx';
import { SearchLinks } from '../../../../components/search-links.tsx';
import { useOpeningText } from '../../../../components/use-opening-text.ts';
import { factLine } from '../../../../lib/fact-line.ts';
import { newSearchAddress } from '../../../../lib/preferred-search.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { DocTypeChoice } from './doc-type-choice.tsx';
import styles from './hero.module.css';
import { HotWords } from './hot-words.tsx';

type HomeInfo = OutputOf<(typeof getHomeInfo)['output']>;

/** The search form over the library's own picture, with facts about the library in one line. */
export function Hero({ info }: { readonly info: HomeInfo | undefined }) {
  const { t } = useTranslation('home');
  const { searchBackGround } = useTenant().settings;
  const navigate = useNavigate();
  const [docType, setDocType] = useState('');
  const picture = searchBackGround && { '--hero-picture': `url(${JSON.stringify(searchBackGround)})` };
  return (
    <section className={styles.hero} style={(picture || undefined) as CSSProperties | undefined}>
      <div className="wrap">
        <h1>{t('headline')}</h1>
        <p className={styles.facts}>{info && <Facts info={info} />}</p>
        <DocTypeChoice types={info?.docTypes ?? []} value={docType} onChange={setDocType} />
        <SearchBox
          big
          onSearch={({ keyWord, searchField }) =>
            void navigate(newSearchAddress({ keyWord, searchField, docCode: [docType] }))
          }
        />
        <SearchLinks className={styles.ways} />
        <HotWords />
      </div>
    </section>
  );
}

/** The numbers of titles and items, and whether the library is open; of several libraries the first, with a link to all. */
function Facts({ info }: { readonly info: HomeInfo }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const openingText = useOpeningText();
  const state = info.opening ? openingText(info.opening, info.opening.of) : '';
  const opening = state && <Link to="/collectionNav">{state}</Link>;
  // A new library has records soon; until then a zero says nothing that a reader needs.
  if (info.bibCount === 0) return opening;
  const numbers = factLine(
    t('titles', { count: info.bibCount, number: format.number(info.bibCount) }),
    t('items', { count: info.itemCount, number: format.number(info.itemCount) }),
  );
  if (!opening) return numbers;
  return (
    <>
      {numbers} · {opening}
    </>
  );
}
