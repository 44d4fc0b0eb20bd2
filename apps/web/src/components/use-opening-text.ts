import type { OpeningState } from '@lectern/contracts/people/tenant/opening';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/use-format.ts';

/**
 * Whether a library is open, in words: "Open until 22:00", "Closed, opens tomorrow at 9:00". Empty if it told no hours. With the name of
 * the library in front if it is given.
 */
export function useOpeningText(): (opening: OpeningState, library?: string) => string {
  const { t } = useTranslation('components');
  const format = useFormat();
  const moment = ({ day, time }: { readonly day: string; readonly time: string }) => ({
    day: format.date(day, 'weekday'),
    time: format.clock(time),
  });
  const stateText = ({ state, until, opens }: OpeningState) => {
    if (state === 'unknown') return '';
    if (state === 'open') {
      if (!until) return t('opening.always');
      return t(until.inDays === 0 ? 'opening.until' : 'opening.untilDay', moment(until));
    }
    if (!opens) return t('opening.closed');
    if (opens.inDays === 0) return t('opening.today', moment(opens));
    return t(opens.inDays === 1 ? 'opening.tomorrow' : 'opening.onDay', moment(opens));
  };
  return (opening, library) => {
    const state = stateText(opening);
    return state && library ? t('opening.of', { library, state }) : state;
  };
}
