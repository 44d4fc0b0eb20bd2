import type { StaffTerm } from '@lectern/contracts/resources/databases/term';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { StaffRow } from '../../../../../components/staff/staff-row.tsx';
import { factLine } from '../../../../../lib/fact-line.ts';
import { useFormat } from '../../../../../lib/use-format.ts';

/** A word of a list, with how many databases have it. */
export function TermRow({
  term: { code, count, isUnit },
  name,
  onChange,
  onRemove,
}: {
  readonly term: StaffTerm;
  readonly name: string;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  return (
    <StaffRow
      title={name}
      facts={factLine(code, t('staff.terms.count', { count, number: format.number(count) }))}
    >
      {isUnit && <span className="muted small">{t('staff.terms.isUnit')}</span>}
      {!isUnit && (
        <>
          <Button size="small" onClick={onChange}>
            {t('staff.change')}
            <span className="hidden-visually"> {name}</span>
          </Button>
          <Button size="small" kind="text" onClick={onRemove}>
            {t('staff.remove')}
            <span className="hidden-visually"> {name}</span>
          </Button>
        </>
      )}
    </StaffRow>
  );
}
