import { nameIn } from '@lectern/contracts/kernel/languages';
import type { StaffTitleList } from '@lectern/contracts/resources/titles/title-list';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { StaffRow } from '../../../../components/staff/staff-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { ImportStatePill } from './import/import-state-pill.tsx';
import { isUnderWay } from './import/is-under-way.ts';

/** A title list of the staff's page, with its state and what can be done with it. */
export function TitleListRow({
  list: { code, names, eresourceName, lineCount, isShown, importedAt, canUndo, lastImport },
  onImport,
  onReport,
  onChange,
  onUndo,
  onRemove,
}: {
  readonly list: StaffTitleList;
  readonly onImport: () => void;
  readonly onReport: () => void;
  readonly onChange: () => void;
  readonly onUndo: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  const name = nameIn(names, useLanguage());
  const isBusy = isUnderWay(lastImport);
  const named = <span className="hidden-visually"> {name}</span>;
  return (
    <StaffRow
      title={name}
      facts={factLine(
        eresourceName,
        code,
        t('staff.lines', { count: lineCount, number: format.number(lineCount) }),
        importedAt ? t('staff.importedAt', { time: format.dateTime(importedAt) }) : t('staff.neverImported'),
      )}
      pills={
        <>
          <Pill tone={isShown ? 'ok' : 'warn'}>{t(isShown ? 'staff.shown' : 'staff.hidden')}</Pill>
          {lastImport && <ImportStatePill run={lastImport} />}
        </>
      }
    >
      <Button size="small" onClick={onImport}>
        {t('staff.import.open')}
        {named}
      </Button>
      {lastImport && !isBusy && (
        <Button size="small" onClick={onReport}>
          {t('staff.import.report')}
          {named}
        </Button>
      )}
      <Button size="small" onClick={onChange}>
        {t('staff.change')}
        {named}
      </Button>
      {canUndo && !isBusy && (
        <Button size="small" kind="text" onClick={onUndo}>
          {t('staff.undo.open')}
          {named}
        </Button>
      )}
      {!isBusy && (
        <Button size="small" kind="text" onClick={onRemove}>
          {t('staff.remove')}
          {named}
        </Button>
      )}
    </StaffRow>
  );
}
