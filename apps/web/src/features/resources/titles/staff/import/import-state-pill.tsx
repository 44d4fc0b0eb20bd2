import type { TitleImport } from '@lectern/contracts/resources/titles/title-list';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../../components/pill.tsx';

const TONES = {
  waiting: 'accent',
  running: 'accent',
  checked: undefined,
  done: 'ok',
  withFaults: 'warn',
  refused: 'bad',
  failed: 'bad',
} as const;

/** How the newest import of a list went. */
export function ImportStatePill({
  run: { state, isCheck, leftOutCount, faultCount },
}: {
  readonly run: TitleImport;
}) {
  const { t } = useTranslation('titles');
  const done = isCheck ? 'checked' : leftOutCount + faultCount > 0 ? 'withFaults' : 'done';
  const key = state === 'done' ? done : state;
  const tone = TONES[key];
  return <Pill {...(tone && { tone })}>{t(`staff.import.state.${key}`)}</Pill>;
}
