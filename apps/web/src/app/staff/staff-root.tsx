import { staffSession } from '../../lib/staff/staff-session.ts';
import { useExternalStore } from '../../lib/use-external-store.ts';
import { KeptPages } from '../kept/kept-pages.tsx';
import { StaffShell } from './staff-shell.tsx';

/** All pages of the staff, with the sign-in that covers them. */
export function StaffRoot() {
  const session = useExternalStore(staffSession);
  const reader = session && { owner: session.account, token: session.token };
  return (
    <KeptPages reader={reader} isClosed={() => true}>
      <StaffShell />
    </KeptPages>
  );
}
