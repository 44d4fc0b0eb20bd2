import { isOtherLibrary, type StaffProvider } from '@lectern/contracts/discovery/providers/provider';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { StaffRow } from '../../../../components/staff/staff-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';

/** An outside source of the staff's page: what it is asked for, how it did in 30 days, and what can be done with it. */
export function ProviderRow({
  provider,
  busy,
  onTry,
  onChange,
  onKey,
  onSwitch,
  onRemove,
}: {
  readonly provider: StaffProvider;
  readonly busy: boolean;
  readonly onTry: () => void;
  readonly onChange: () => void;
  /** Undefined where it needs no key, or none can be kept. */
  readonly onKey: (() => void) | undefined;
  readonly onSwitch: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('providers');
  const { code, names, kind, mappings, keyPlace, hasKey, isOn, isResting, use } = provider;
  // Readers try a library, with a search of their own.
  const isLibrary = isOtherLibrary(provider);
  const name = nameIn(names, useLanguage()) || code;
  const named = <span className="hidden-visually"> {name}</span>;
  return (
    <StaffRow
      title={name}
      facts={
        <>
          {factLine(
            code,
            t(`kind.${kind}`),
            mappings.map(({ purpose }) => t(`purpose.${purpose}`)).join(', '),
          )}
          <br />
          {isLibrary ? provider.address : <Use use={use} />}
        </>
      }
      pills={
        <>
          <Pill tone={isOn ? 'ok' : undefined}>{t(isOn ? 'staff.on' : 'staff.off')}</Pill>
          {isResting && <Pill tone="warn">{t('staff.resting')}</Pill>}
          {keyPlace !== 'none' && !hasKey && <Pill tone="warn">{t('staff.keyMissing')}</Pill>}
        </>
      }
    >
      {!isLibrary && (
        <Button size="small" onClick={onTry}>
          {t('staff.try.open')}
          {named}
        </Button>
      )}
      <Button size="small" busy={busy} onClick={onSwitch}>
        {t(isOn ? 'staff.switchOff' : 'staff.switchOn')}
        {named}
      </Button>
      <Button size="small" onClick={onChange}>
        {t('staff.change')}
        {named}
      </Button>
      {onKey && (
        <Button size="small" kind="text" onClick={onKey}>
          {t('staff.key.open')}
          {named}
        </Button>
      )}
      <Button size="small" kind="text" onClick={onRemove}>
        {t('staff.remove')}
        {named}
      </Button>
    </StaffRow>
  );
}

/** How a source did in 30 days, in one line. */
function Use({ use }: Pick<StaffProvider, 'use'>) {
  const { t } = useTranslation('providers');
  const format = useFormat();
  const { keptCount, valueCount, noneCount, failedCount, heldCount, averageMs, longestMs, lastFault } = use;
  const sent = valueCount + noneCount + failedCount;
  if (sent + keptCount === 0) return t('use.none');
  return factLine(
    t('use.sent', { number: format.number(sent) }),
    t('use.kept', { percent: Math.round((100 * keptCount) / (keptCount + sent)) }),
    t('use.found', { number: format.number(valueCount) }),
    failedCount > 0 && t('use.failed', { number: format.number(failedCount) }),
    heldCount > 0 && t('use.held', { number: format.number(heldCount) }),
    averageMs !== null &&
      t('use.times', { average: format.number(averageMs), longest: format.number(longestMs ?? 0) }),
    lastFault &&
      t('use.lastFault', { fault: t(`fault.${lastFault.fault}`), time: format.dateTime(lastFault.at) }),
  );
}
