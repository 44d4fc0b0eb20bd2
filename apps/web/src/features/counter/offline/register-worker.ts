import { mappingPath } from '../../../lib/storage.ts';

/** Lets the browser keep the pages of the staff, so that they open without a network. A browser that cannot works as before. */
export function registerStaffWorker(): void {
  const path = `/${mappingPath}/staff/`;
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register(`${path}worker.js`, { scope: path }).catch(() => undefined);
}
