import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { remoteSearchOf } from '../../../lib/search/sources/source-tab.ts';
import { useOtherLibraries } from '../../../lib/search/sources/use-other-libraries.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './elsewhere.module.css';
import { otherLibrariesAddress } from './other-libraries-address.ts';

/** At most so many libraries are named. */
const MOST = 5;

/**
 * The other libraries that have hits for a search without hits here, each with their number. The same counts as in the tabs of sources,
 * so nothing is requested twice. Nothing until they are known, or if no other library has any.
 */
export default function Elsewhere(search: Pick<SearchState, 'keyWord' | 'searchField'>) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const remote = remoteSearchOf(search);
  const { libraries } = useOtherLibraries(remote);
  const having = libraries
    .flatMap(({ numFound, ...library }) => (numFound ? [{ ...library, numFound }] : []))
    .toSorted((one, other) => other.numFound - one.numFound)
    .slice(0, MOST);
  if (!remote || having.length === 0) return null;
  return (
    <section aria-labelledby="elsewhere">
      <SectionHeading id="elsewhere">{t('elsewhere.title')}</SectionHeading>
      <ul className={styles.libraries}>
        {having.map(({ otherLib, name, numFound }) => (
          <li key={otherLib}>
            <ButtonLink to={otherLibrariesAddress({ ...remote, otherLib })}>
              {t('elsewhere.library', { library: name, count: numFound, number: format.number(numFound) })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
