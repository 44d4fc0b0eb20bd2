import { dropLoneBrackets, trimIsbd } from './punctuation.ts';

/** A place or publisher ready to show; undefined for phrases that mean unknown. */
export function placeOrPublisher(text: string): string | undefined {
  const name = trimIsbd(dropLoneBrackets(trimIsbd(text)));
  if (name === '') return undefined;
  const bare = name.charCodeAt(0) === 0x5b && name.endsWith(']') ? name.slice(1, -1) : name;
  return isUnknown(bare.toLowerCase()) ? undefined : name;
}

/** Whether the text means unknown: "s.l.", "s.n." (AACR2), the phrases of RDA 2.8, and those of other languages. */
function isUnknown(text: string): boolean {
  return UNKNOWN.has(text) || text.endsWith('not identified') || text.endsWith('nicht ermittelbar');
}

const UNKNOWN = new Set(
  's.l.|s. l.|s.l|s.n.|s. n.|s.n|s.i.|n.p.|出版地不详|出版地不明|出版者不详|出版者不明|出版社不明|発行地不明|発行者不明|出版地不詳|出版者不詳|lieu de publication non identifié|éditeur non identifié|o. o.|o.o.'.split(
    '|',
  ),
);
