import type { ShownRecord } from '../records/shown-record.ts';

/** What stands before a subtitle. */
export function titleProperOf({ title }: ShownRecord): string {
  return title.split(/\s[:;=/]\s/)[0]?.trim() ?? '';
}

/** The longest words of a title, in their order; of Han titles its runs of characters. */
export function longestWords(title: string, count: number): string[] {
  const words = title.match(/\p{Script=Han}{2,}|(?<![\p{L}\p{N}'’-])\p{L}{4,}(?![\p{L}\p{N}'’-])/gu) ?? [];
  const longest = new Set([...words].sort((a, b) => b.length - a.length).slice(0, count));
  return words.filter((word) => longest.has(word)).slice(0, count);
}
