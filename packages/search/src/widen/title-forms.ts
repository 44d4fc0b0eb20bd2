import { valueKey } from '../analysis/value-key.ts';

/**
 * What separates a title from its subtitle and from the statement of responsibility (ISBD): " : ", " / ", " = ", " ; "; publishers write ":
 * ".
 */
const ISBD_SIGN = /(?<!\s)\s+[:/=;]\s|:\s|：/u;

/** A title as it stands and, where a subtitle or a statement of responsibility follows, the title proper. */
export function titleForms(title: string): string[] {
  const proper = titleProper(title);
  return proper === undefined ? [title] : [title, proper];
}

/** The title before its subtitle; undefined where it has none. */
export function titleProper(title: string): string | undefined {
  const at = title.search(ISBD_SIGN);
  return at <= 0 ? undefined : title.slice(0, at);
}

/** How many places a title takes: characters of Han runs and words of other scripts. */
export function positionsOf(title: string): number {
  return valueKey(title).match(/\p{sc=Han}|[^\s\p{sc=Han}]+/gu)?.length ?? 0;
}
