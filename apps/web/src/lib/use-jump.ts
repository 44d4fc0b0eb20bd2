import { getJumpTicket } from '@lectern/contracts/people/handover/get-jump-ticket';
import { jumpToReco } from '@lectern/contracts/people/handover/jump-to-reco';
import { jumpToService } from '@lectern/contracts/people/handover/jump-to-service';
import type { JumpPartner } from '@lectern/contracts/people/handover/services';
import { api } from './api.ts';
import { API_BASE } from './guarded-client.ts';
import { mappingPath } from './storage.ts';
import { showToast } from './toasts.ts';
import { useErrorText } from './use-error-text.ts';
import { leaveFor } from './window-closing.ts';

/**
 * Opens a system of its own, such as book recommendation, in a new tab as the signed-in reader (specification 1, section 2, "User
 * dropdown"). If it cannot be opened, a message says why.
 */
export function useJump(): (to: JumpPartner) => void {
  const errorText = useErrorText();
  return (to) => {
    // Opened before the call: browsers block a tab that opens later than the press.
    const tab = window.open('', '_blank');
    api.call(getJumpTicket, { to }).then(
      ({ ticket }) => {
        const query = new URLSearchParams({ mappingPath, ticket });
        const { path } = to === 'reco' ? jumpToReco : jumpToService;
        const address = `${API_BASE}${path}?${query}`;
        if (!tab) return leaveFor(address);
        tab.opener = null;
        tab.location.replace(address);
      },
      (error: unknown) => {
        tab?.close();
        showToast('warn', errorText(error));
      },
    );
  };
}
