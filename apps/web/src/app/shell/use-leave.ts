import { getGroupCode } from '@lectern/contracts/people/tenant/get-group-code';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { useTenant } from '../../lib/tenant.ts';
import { showToast } from '../../lib/toasts.ts';
import { unifiedSignOut } from '../../lib/unified-sign-out.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useSession } from '../../lib/use-session.ts';
import { leaveFor } from '../../lib/window-closing.ts';
import { routeAt } from '../route-at.ts';

/**
 * Signs out (specification 1, section 4): after a unified sign-in on to its sign-out, else the page stays, except a page of the reader's
 * own, from which it goes home. A guaranteed account stays signed in and is told why.
 */
export function useLeave(): () => void {
  const { t } = useTranslation('app');
  const { settings } = useTenant();
  const { signOut } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  return () => {
    signOut().then(
      async () => {
        const elsewhere = unifiedSignOut(settings);
        if (elsewhere) return leaveFor(elsewhere);
        showToast('ok', t('signedOut'));
        void queryClient.invalidateQueries({ queryKey: [getGroupCode.path] });
        if (routeAt(pathname)?.access === 'patron') await navigate('/home');
      },
      (error: unknown) => showToast('warn', errorText(error)),
    );
  };
}
