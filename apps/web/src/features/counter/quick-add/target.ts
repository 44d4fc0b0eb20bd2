/** What a copy is added to: a record of the catalogue, or a brief one that is written now. */
export type Target = { readonly recordId: string; readonly title: string } | 'new';
