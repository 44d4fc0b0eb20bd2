import { TITLE_KINDS, type TitleKind } from '@lectern/contracts/resources/titles/title';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../../../../components/eresources/list-page.module.css';
import { useFormat } from '../../../../lib/use-format.ts';
import type { TitleAnswer } from './title-answer.ts';

/** Chooses journals, books, or both, with how many there are of each. */
export function KindLinks({
  kinds,
  chosen,
  to,
}: {
  /** Undefined until they are counted. */
  readonly kinds: TitleAnswer['kinds'] | undefined;
  readonly chosen: TitleKind | undefined;
  /** The address of the list of a kind, or of all. */
  readonly to: (kind: TitleKind | undefined) => string;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  return (
    <nav className={styles.ranges} aria-label={t('kinds.label')}>
      {[undefined, ...TITLE_KINDS].map((kind) => {
        const count = kinds?.find((one) => one.kind === kind)?.count;
        return (
          <Link
            key={kind ?? 'all'}
            to={to(kind)}
            replace
            preventScrollReset
            aria-current={kind === chosen ? 'true' : undefined}
          >
            {t(`kinds.${kind ?? 'all'}`)}
            {count !== undefined && <span className="num">{format.number(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
