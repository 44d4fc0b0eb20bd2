/** The address of an author's page: of a name in any form, or of the main creator of a record. */
export function authorAddress(asked: { readonly author: string } | { readonly recordId: string }): string {
  return `/author?${new URLSearchParams(asked)}`;
}
