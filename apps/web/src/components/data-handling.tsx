import { useTranslation } from 'react-i18next';

/** In the order in which they are read. */
const FACTS = [
  'session',
  'signIns',
  'browser',
  'searches',
  'activity',
  'counts',
  'loans',
  'account',
  'notUsed',
  'rights',
] as const;

/** What is kept of a reader, where and why: one text for sign-in and for the pages of the account. */
export function DataHandling() {
  const { t } = useTranslation('components');
  return (
    <ul>
      {FACTS.map((fact) => (
        <li key={fact}>{t(`privacy.${fact}`)}</li>
      ))}
    </ul>
  );
}
