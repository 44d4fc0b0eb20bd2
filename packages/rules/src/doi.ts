/** The address of a DOI at its resolver (ISO 26324). Every sign that means something in an address is escaped; slashes stay. */
export function doiAddress(doi: string): string {
  return `https://doi.org/${encodeURIComponent(doi.toWellFormed()).replaceAll('%2F', '/')}`;
}
