import { useTranslation } from 'react-i18next';

const DAY_MS = 86_400_000;

/** How long ago an instant was, in whole days: "today", "3 days". */
export function useAge(): (instant: string) => string {
  const { t } = useTranslation('desk');
  return (instant) => {
    const days = Math.floor((Date.now() - Date.parse(instant)) / DAY_MS);
    return days < 1 ? t('queues.today') : t('queues.days', { count: days });
  };
}
