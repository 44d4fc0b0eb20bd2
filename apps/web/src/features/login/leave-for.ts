/** Leads this tab to another site. */
export function leaveFor(address: string): void {
  location.assign(address);
}
