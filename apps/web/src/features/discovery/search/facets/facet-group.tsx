import type { FacetName } from '@lectern/contracts/discovery/search/search-state';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './facet-group.module.css';
import { setFacetOpen, useFacetOpen } from './open-facets.ts';
import { useFacetName } from './use-facet-name.ts';

/** A facet under its name, which folds it. The browser remembers which facets are folded. */
export function FacetGroup({
  name,
  chosen,
  children,
}: {
  readonly name: FacetName;
  /** How many of its values are chosen. Shown while it is folded. */
  readonly chosen: number;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('search');
  const facetName = useFacetName();
  const format = useFormat();
  const open = useFacetOpen(name, chosen > 0);
  return (
    <fieldset className={styles.group}>
      <legend>
        <button
          type="button"
          className={styles.name}
          aria-expanded={open}
          data-fold
          onClick={() => setFacetOpen(name, !open)}
        >
          {facetName(name)}
          {!open && chosen > 0 && (
            <span className={styles.chosen}>
              <span className="hidden-visually">{t('facets.chosen', { count: chosen })}</span>
              <span aria-hidden>{format.number(chosen)}</span>
            </span>
          )}
          <ChevronDown size={16} aria-hidden />
        </button>
      </legend>
      {open && children}
    </fieldset>
  );
}
