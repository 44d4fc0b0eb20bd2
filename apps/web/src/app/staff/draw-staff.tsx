import type { PageStart } from '@lectern/contracts/people/tenant/page-start';
import { createRoot } from 'react-dom/client';
import { registerStaffWorker } from '../../features/counter/offline/register-worker.ts';
import { startTenant } from '../start/start-page.ts';
import { StartFailure } from '../start-failure.tsx';
import { StaffApplication } from './staff-application.tsx';

/** Draws the pages of the staff in place of the empty shape that index.html shows. */
export async function drawStaff(start: PageStart | undefined): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  registerStaffWorker();
  const root = createRoot(element);
  try {
    root.render(<StaffApplication tenant={await startTenant(start, 'staff')} />);
  } catch (error) {
    root.render(<StartFailure error={error} />);
  }
}
