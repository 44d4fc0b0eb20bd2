/** The address of the page of a college or another unit. */
export function unitAddress(id: string, query: Readonly<Record<string, string>> = {}): string {
  return `/departmentHome?${new URLSearchParams({ id, ...query })}`;
}

/** The address of the page of a researcher. */
export function researcherAddress(id: string): string {
  return `/researcherDetail?${new URLSearchParams({ id })}`;
}
