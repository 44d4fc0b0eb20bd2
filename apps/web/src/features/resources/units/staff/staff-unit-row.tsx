import { nameIn } from '@lectern/contracts/kernel/languages';
import { moveUnit } from '@lectern/contracts/resources/units/move-unit';
import { MOST_UNIT_LEVELS, type StaffUnit } from '@lectern/contracts/resources/units/unit';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from './staff-units.module.css';
import { UNIT_STAFF_CALLS } from './unit-calls.ts';

/** A unit at its place, with buttons that move it among those of its parent. */
export function StaffUnitRow({
  unit,
  siblings,
  onAdd,
  onChange,
  onRemove,
}: {
  readonly unit: StaffUnit;
  /** All units of its parent, in their order. */
  readonly siblings: readonly StaffUnit[];
  /** Adds one below it. */
  readonly onAdd: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('units');
  const language = useLanguage();
  const errorText = useErrorText();
  const move = useAction(moveUnit, {
    invalidates: UNIT_STAFF_CALLS,
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const name = nameIn(unit.names, language);
  const at = siblings.findIndex(({ id }) => id === unit.id);
  const to = (position: number) => move.start({ id: unit.id, parentId: unit.parentId, position });
  return (
    <li className={styles.row} style={{ '--level': unit.level } as CSSProperties}>
      <div>
        <h2 dir="auto">{name}</h2>
        <p className="muted small">{factLine(unit.code, t(`kind.${unit.kind}`))}</p>
        {!unit.isOpen && (
          <p>
            <Pill tone="warn">{t('staff.closed')}</Pill>
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <Button size="small" kind="text" disabled={at <= 0 || move.running} onClick={() => to(at - 1)}>
          <ArrowUp size={16} aria-hidden />
          <span className="hidden-visually">{t('staff.up', { name })}</span>
        </Button>
        <Button
          size="small"
          kind="text"
          disabled={at === siblings.length - 1 || move.running}
          onClick={() => to(at + 1)}
        >
          <ArrowDown size={16} aria-hidden />
          <span className="hidden-visually">{t('staff.down', { name })}</span>
        </Button>
        {unit.level + 1 < MOST_UNIT_LEVELS && (
          <Button size="small" onClick={onAdd}>
            {t('staff.addBelow')}
            <span className="hidden-visually"> {name}</span>
          </Button>
        )}
        <Button size="small" onClick={onChange}>
          {t('staff.change')}
          <span className="hidden-visually"> {name}</span>
        </Button>
        <Button size="small" kind="text" onClick={onRemove}>
          {t('staff.remove')}
          <span className="hidden-visually"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
