/** What staff may be allowed to do; roles are sets of these, held by the tenant. */
export const PERMISSIONS = [
  'search.reindex',
  'search.explain',
  'search.report',
  'catalogue.import',
  'circulation.desk',
  'settings.edit',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
