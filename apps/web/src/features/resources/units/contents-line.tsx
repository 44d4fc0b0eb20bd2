import type { UnitInTree } from '@lectern/contracts/resources/units/unit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { unitAddress } from '../../../lib/people-addresses.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './units.module.css';

/** What a unit has, each kind as a link to its tab. */
export function ContentsLine({
  unit: { id, contents },
}: {
  readonly unit: Pick<UnitInTree, 'id' | 'contents'>;
}) {
  const { t } = useTranslation('units');
  const format = useFormat();
  if (contents.length === 0) return null;
  return (
    <ul className={styles.contents}>
      {contents.map(({ kind, count }) => (
        <li key={kind}>
          <Link to={unitAddress(id, { tab: kind })}>
            {t(`count.${kind}`, { count, number: format.number(count) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
