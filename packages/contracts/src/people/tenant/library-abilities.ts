/** What a library system may not be able to do, as pages obey it: they leave out what is missing (docs/drivers.md). */
export const LIBRARY_ABILITIES = ['requests', 'pastLoans', 'loanRules'] as const;
export type LibraryAbility = (typeof LIBRARY_ABILITIES)[number];
