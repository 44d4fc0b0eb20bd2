/** Keys of the reader's menu (document 1, section 2) that depend on the type of the library. */
export const LEAVE_SCHOOL_KEY = 14;
export const THESIS_KEY = 19;

/** The type that has theses, as the specification says; what other codes mean it does not say. */
const WITH_THESES = '2';
/** Ours: a public library, which nobody leaves with a certificate. */
const PUBLIC_LIBRARY = '3';

/** What a library of a type (`libTypeCode`) does not show unless its settings name it. */
export function keysHiddenByType(libTypeCode: string): readonly number[] {
  if (libTypeCode === WITH_THESES) return [];
  return libTypeCode === PUBLIC_LIBRARY ? [LEAVE_SCHOOL_KEY, THESIS_KEY] : [THESIS_KEY];
}

/** Whether a library leaves a key out: because its settings do, or because of its type if its settings do not name the key. */
export function isKeyHidden(
  key: number,
  settings: {
    readonly libTypeCode: string;
    readonly personalMenuShown: readonly number[];
    readonly personalMenuNotShown: readonly number[];
  },
): boolean {
  if (settings.personalMenuNotShown.includes(key)) return true;
  return keysHiddenByType(settings.libTypeCode).includes(key) && !settings.personalMenuShown.includes(key);
}
