import { chooseDesk } from '@lectern/contracts/people/staff/choose-desk';
import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { staffCaller } from '../../lib/staff/staff-caller.ts';
import type { Staff } from '../../lib/staff/use-staff.ts';
import { localStore } from '../../lib/storage.ts';

/**
 * Gives the desk of this computer to a new session: it is chosen once, whoever signs in. False until the session has it; true too where
 * none is kept, or its library no longer exists.
 */
export function useKeptDesk(staff: Staff | undefined): boolean {
  const [kept, setKept] = useState(() => localStore.read('staffDesk'));
  const isMissing = staff !== undefined && staff.desk.libraryCode === '' && kept !== undefined;
  useEffect(() => {
    if (!isMissing || !kept) return;
    staffCaller.client.call(chooseDesk, kept).then(
      () => queryClient.invalidateQueries({ queryKey: [getStaffSession.path] }),
      () => setKept(undefined),
    );
  }, [isMissing, kept]);
  return !isMissing;
}
