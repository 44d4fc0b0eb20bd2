import type { OwnReview } from '@lectern/contracts/talk/reviews/review';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';

const TONES = { pending: 'warn', open: 'ok', refused: 'bad' } as const;

/** The state of the reader's own review; where it was refused, the reason of the staff. */
export function OwnState({ review: { state, reason } }: { readonly review: OwnReview }) {
  const { t } = useTranslation('reviews');
  return (
    <>
      <Pill tone={TONES[state]}>{t(`state.${state}`)}</Pill>
      {reason && <span className="small">{t('refusedFor', { reason })}</span>}
    </>
  );
}
