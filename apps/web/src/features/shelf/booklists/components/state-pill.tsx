import type { ListState } from '@lectern/contracts/shelf/booklists/book-list';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';

const TONES = { pending: 'warn', open: 'ok', refused: 'bad' } as const;

/** Who sees a list, in a word. */
export function StatePill({ state }: { readonly state: ListState }) {
  const { t } = useTranslation('booklists');
  return <Pill {...(state !== 'private' && { tone: TONES[state] })}>{t(`states.${state}`)}</Pill>;
}
