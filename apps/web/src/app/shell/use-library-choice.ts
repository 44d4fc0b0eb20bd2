import { getOwnLibraries } from '@lectern/contracts/people/tenant/get-own-libraries';
import { saveLastLibrary } from '@lectern/contracts/people/tenant/save-last-library';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { type ChosenLibrary, keepLibraryChoice, libraryChoice } from '../../lib/chosen-library.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/use-session.ts';
import { withLibrary } from './with-library.ts';

/**
 * How to choose a library (specification 1, section 4, "Language and library"): the choice is kept, a result list begins at page 1
 * again, and what is shown is loaded anew. The server keeps it for a signed-in reader, whose next visit on another device begins with it.
 */
export function useLibraryChoice(): (choice: ChosenLibrary) => void {
  const { user, signedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const userId = user?.userId;

  useEffect(() => {
    if (userId === undefined || libraryChoice.get()) return;
    const adopt = async () => {
      const last = (await api.call(getOwnLibraries, {})).find(({ isLast }) => isLast);
      if (last && !libraryChoice.get()) keepLibraryChoice(last);
    };
    // Without an answer nothing is chosen: all libraries.
    adopt().catch(() => undefined);
  }, [userId]);

  return (choice) => {
    keepLibraryChoice(choice);
    // The browser has the choice; only another device would miss it.
    if (signedIn) api.call(saveLastLibrary, { libCode: choice.libCode }).catch(() => undefined);
    const address = withLibrary({ pathname, search }, choice.libCode);
    if (address) void navigate(address);
    void queryClient.invalidateQueries();
  };
}
