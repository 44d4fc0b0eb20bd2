/**
 * What somebody may do with an object or one of its files. `describe`: see that it exists and what it is. `sample`: see its first pages.
 * `read`: read it on the screen; for sounds, films and pictures: hear or see it. `download`: take the file. `print`: get pages large enough
 * for paper. `copy`: get the text of a page.
 */
export const OBJECT_ACTS = ['describe', 'sample', 'read', 'download', 'print', 'copy'] as const;
export type ObjectAct = (typeof OBJECT_ACTS)[number];

/**
 * Why not. `nobody`: nobody may. `notYet`: not before a day. `signIn`: readers who signed in may. `place`: in the library's networks.
 * `group`: other readers may. `blocked`: the card is expired or blocked. `away`: the library system does not say who the reader is.
 */
export const CLOSED_REASONS = ['nobody', 'notYet', 'signIn', 'place', 'group', 'blocked', 'away'] as const;
export type ObjectClosedReason = (typeof CLOSED_REASONS)[number];
