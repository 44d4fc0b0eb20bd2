import type { UnitInTree } from '@lectern/contracts/resources/units/unit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { unitAddress } from '../../../../lib/people-addresses.ts';
import { ContentsLine } from '../contents-line.tsx';
import styles from '../units.module.css';

/** A unit with those below it. */
export function UnitBranch({
  unit,
  units,
}: {
  readonly unit: UnitInTree;
  readonly units: readonly UnitInTree[];
}) {
  const { t } = useTranslation('units');
  const children = units.filter(({ parentId }) => parentId === unit.id);
  const Heading = unit.level === 0 ? 'h2' : 'h3';
  return (
    <div className={styles.branch}>
      <div className={styles.unit}>
        <Heading id={`unit-${unit.id}`}>
          <Link to={unitAddress(unit.id)} dir="auto">
            {unit.name}
          </Link>
        </Heading>
        {unit.level > 0 && <span className="muted small">{t(`kind.${unit.kind}`)}</span>}
        <ContentsLine unit={unit} />
      </div>
      {children.length > 0 && (
        <ul className={styles.below}>
          {children.map((child) => (
            <li key={child.id}>
              <UnitBranch unit={child} units={units} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
