import type { StaffEresourceSummary } from '@lectern/contracts/resources/databases/eresource';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { StaffRow } from '../../../../components/staff/staff-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** One database of the staff's list, with what can be done with it. */
export function StaffDatabaseRow({
  eresource,
  onTry,
  onOpinions,
  onRemove,
}: {
  readonly eresource: StaffEresourceSummary;
  readonly onTry: () => void;
  readonly onOpinions: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const { id, code, name, status, shownFrom, shownTo, isOpen, isShown, entranceCount, openCount } = eresource;
  const state = isShown ? 'shown' : isOpen ? 'waiting' : 'draft';
  return (
    <StaffRow
      title={name}
      facts={factLine(
        code,
        t('staff.entrances', { count: entranceCount, number: format.number(entranceCount) }),
        openCount > 0 && t('staff.opened', { count: openCount, number: format.number(openCount) }),
        shownFrom && t('staff.from', { day: format.date(shownFrom) }),
        shownTo && t('staff.until', { day: format.date(shownTo) }),
        t('staff.updated', { day: format.dayOf(eresource.updatedAt) }),
      )}
      pills={
        <>
          <Pill tone={isShown ? 'ok' : 'warn'}>{t(`staff.${state}`)}</Pill>
          <Pill>{t(`status.${status}`)}</Pill>
        </>
      }
    >
      <ButtonLink size="small" to={`?edit=${encodeURIComponent(id)}`}>
        {t('staff.change')}
        <span className="hidden-visually"> {name}</span>
      </ButtonLink>
      {entranceCount > 0 && (
        <Button size="small" onClick={onTry}>
          {t('staff.try.open')}
          <span className="hidden-visually"> {name}</span>
        </Button>
      )}
      {status === 'trial' && (
        <Button size="small" onClick={onOpinions}>
          {t('staff.opinions.open')}
          <span className="hidden-visually"> {name}</span>
        </Button>
      )}
      <Button size="small" kind="text" onClick={onRemove}>
        {t('staff.remove')}
        <span className="hidden-visually"> {name}</span>
      </Button>
    </StaffRow>
  );
}
