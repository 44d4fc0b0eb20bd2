import { useTranslation } from 'react-i18next';
import type { NamedBib } from '../../../../lib/bib-dialogs.ts';
import { MAX_SELECTED, select, selection } from '../../../../lib/search/selection.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import { useResultParts } from './result-parts.ts';
import styles from './select-box.module.css';

/** A check box that selects one work of a list. */
export function SelectBox({ bib }: { readonly bib: NamedBib }) {
  const { t } = useTranslation('search');
  const { prefetchReference } = useResultParts();
  const chosen = useExternalStore(selection);
  const checked = chosen.some(({ recordId }) => recordId === bib.recordId);
  const full = !checked && chosen.length >= MAX_SELECTED;
  return (
    <label className={styles.box} title={full ? t('select.full', { number: MAX_SELECTED }) : undefined}>
      <input
        type="checkbox"
        aria-label={t('select.one', { title: bib.title })}
        checked={checked}
        disabled={full}
        onChange={() => {
          select([bib], !checked);
          if (!checked) prefetchReference(bib.recordId);
        }}
      />
    </label>
  );
}

/** A check box that selects or deselects all works of a page. */
export function SelectPageBox({ bibs }: { readonly bibs: readonly NamedBib[] }) {
  const { t } = useTranslation('search');
  const chosen = new Set(useExternalStore(selection).map(({ recordId }) => recordId));
  const count = bibs.filter(({ recordId }) => chosen.has(recordId)).length;
  const all = count > 0 && count === bibs.length;
  return (
    <label className={styles.box} title={t('select.page')}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !all;
        }}
        type="checkbox"
        aria-label={t('select.page')}
        checked={all}
        onChange={() => select(bibs, !all)}
      />
    </label>
  );
}
