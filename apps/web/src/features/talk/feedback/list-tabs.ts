import {
  FEEDBACK_LISTS,
  type FeedbackList,
  type FeedbackState,
} from '@lectern/contracts/talk/feedback/feedback';
import type { TFunction } from 'i18next';
import type { TabItem } from '../../../components/tabs.tsx';

/** The lists of conversations as tabs, each with how many it has once that is known. */
export function listTabs(
  t: TFunction<'feedback'>,
  counts: Readonly<Record<FeedbackState, number>> | undefined,
): readonly TabItem<FeedbackList>[] {
  return FEEDBACK_LISTS.map((key) => ({
    key,
    label: t(`lists.${key}`),
    ...(counts && key !== 'all' && { count: counts[key] }),
  }));
}
