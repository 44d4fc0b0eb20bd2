import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { useTenant } from '../../../../lib/tenant.ts';
import { searchOf } from '../asked-words.ts';
import type { Resolved } from '../resolved.ts';
import styles from '../resolver.module.css';

/** Other libraries that can be searched from here, and the alliance that lends from them. Nothing where there are none. */
export function OthersSection({ resolved: { asked, others } }: { readonly resolved: Resolved }) {
  const { t } = useTranslation('resolver');
  const { settings } = useTenant();
  const search = searchOf(asked);
  const hasAlliance = settings.sduUnionLoanFlag === '1';
  if (search.keyWord === '' || (others.length === 0 && !hasAlliance)) return null;
  const inAlliance = new URLSearchParams({ keyWord: search.keyWord.slice(0, 300) });
  return (
    <Card as="section" padded className={styles.part} aria-labelledby="ways-others">
      <h2 id="ways-others">{t('others.title')}</h2>
      <div className={styles.actions}>
        {hasAlliance && <ButtonLink to={`/unionSearchList?${inAlliance}`}>{t('others.alliance')}</ButtonLink>}
        {others.map(({ otherLib, name }) => (
          <ButtonLink key={otherLib} to={otherAddress(otherLib, search)}>
            {t('others.search', { name })}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}

function otherAddress(otherLib: string, { keyWord, searchField }: ReturnType<typeof searchOf>): string {
  const query = new URLSearchParams({ keyWord: keyWord.slice(0, 300), searchField, otherLib });
  return `/otherLibraryList?${query}`;
}
