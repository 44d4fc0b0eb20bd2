import type { Visit } from '@lectern/contracts/people/sessions/visit';
import { useTranslation } from 'react-i18next';
import { factLine } from '../../../../lib/fact-line.ts';

/** Writes how and from where somebody signed in: "Password · 192.0.2.0/24". */
export function useVisitLine(): (visit: Visit) => string {
  const { t } = useTranslation('account');
  return ({ method, network }) => factLine(method === 0 ? '' : t(`methods.${method}`), network);
}
