import type { RequestKind, RequestStep } from '@lectern/rules/requests/steps';
import { useTranslation } from 'react-i18next';

const ENDS = ['on_shelf', 'cancelled', 'refused', 'lapsed', 'no_copy'] as const;
type End = (typeof ENDS)[number];

function goesOn(step: RequestStep): step is Exclude<RequestStep, End> {
  return !ENDS.some((end) => end === step);
}

/** The words for a step, and for what comes next. A parcel arrives at its reader, all other copies at a library. */
export function useStepWords(kind: RequestKind) {
  const { t } = useTranslation('requests');
  const isParcel = kind === 'home_delivery';
  return {
    step: (step: RequestStep) =>
      isParcel && step === 'logistics_received' ? t('parcel.received') : t(`steps.${step}`),
    /** Undefined at the end. */
    next(step: RequestStep): string | undefined {
      if (isParcel && (step === 'in_logistics' || step === 'logistics_received'))
        return t(`parcel.nextOf.${step}`);
      return goesOn(step) ? t(`nextOf.${step}`) : undefined;
    },
  };
}
