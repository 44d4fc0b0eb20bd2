import { type ContentsEntry, DEEPEST_CONTENTS } from '@lectern/contracts/collection/detail/get-catalog';
import type { ContentsLine } from './read-contents.ts';

/** Chinese numerals and digits, as they count chapters. */
const NUMBER = '[\\d〇零一二三四五六七八九十百千两]{1,8}';
/** What begins parts, chapters and sections, from the outside in. */
const MARKERS: readonly RegExp[] = [
  new RegExp(
    `^(?:第${NUMBER}(?:部分|部|编|編|卷|册|冊|篇|辑|輯)|[上中下](?:部|编|編|卷|册|冊|篇)|(?:part|pt|volume|vol|v|book|teil|band|bd|partie|tome|t|disc|disk|cd)\\.? ?(?:\\d+|[ivxlc]+)(?!\\p{L}|\\p{N}))`,
    'iu',
  ),
  new RegExp(
    `^(?:第${NUMBER}(?:章|回|讲|講|课|課|单元|單元)|(?:chapter|chap|ch|kapitel|kap|chapitre)\\.? ?(?:\\d+|[ivxlc]+)(?!\\p{L}|\\p{N}))`,
    'iu',
  ),
  new RegExp(`^(?:第${NUMBER}[节節]|§|(?:section|sect|abschnitt) ?\\d+)`, 'iu'),
];
/** Numbers with points between them: 2.1 is below 2. */
const POINTED = /^(\d{1,3}(?:\.\d{1,3}){1,5})(?!\p{N})/u;
const CHAPTER = 1;
/** What stands before and behind all parts of a book. */
const AROUND =
  /^(?:前言|序|自序|代序|总序|引言|导言|導言|绪论|緒論|后记|後記|跋|结语|結語|附录|附錄|参考文献|參考文獻|索引|preface|foreword|introduction|acknowledge?ments?|conclusion|afterword|epilogue|appendi(?:x|ces)|bibliography|references|index|vorwort|einleitung|nachwort|literaturverzeichnis|anhang|avant-propos|préface|annexes?|bibliographie)(?!\p{L})/iu;

/**
 * Contents with the level of each line: as the record says it, else by what its title begins with (parts, chapters, sections, numbers with
 * points). A line without any such mark stands beside the chapters, or below the parts where there are no chapters. Levels have no gaps.
 */
export function levelled(lines: readonly ContentsLine[]): ContentsEntry[] {
  const marked = lines.map(({ title, level }) => level ?? rankOf(title));
  const ranks = marked.filter((rank) => rank !== undefined);
  const onlyParts = ranks.length > 0 && ranks.every((rank) => rank === 0);
  const top = Math.min(...ranks, CHAPTER);
  const above: number[] = [];
  return lines.map(({ title, responsibility, page }, at) => {
    const isInside = onlyParts && above.length > 0 && !AROUND.test(title);
    const rank = marked[at] ?? (isInside ? CHAPTER : top);
    while ((above.at(-1) ?? -1) >= rank) above.pop();
    above.push(rank);
    return { level: Math.min(above.length, DEEPEST_CONTENTS), title, responsibility, page };
  });
}

/** How deep a title says that it stands, from 0; undefined where it says nothing. */
function rankOf(title: string): number | undefined {
  const pointed = POINTED.exec(title)?.[1];
  if (pointed) return CHAPTER + pointed.split('.').length - 1;
  const marker = MARKERS.findIndex((one) => one.test(title));
  return marker < 0 ? undefined : marker;
}
