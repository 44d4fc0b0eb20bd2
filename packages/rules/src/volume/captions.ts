/**
 * Words that only say what is counted ("vol.", "Bd.", 册). They do not change the order. The abbreviations are those that records and
 * labels of the language areas have (ISO 832; GB/T 3179 for Chinese).
 */
const COUNTED = new Set(
  `v vol vols volume volumes bk book books pt pts part parts p sect section
   bd bde band bände teil tl abt abteilung
   t tom tome tomes tomo tomos partie parties livre
   libro parte deel dl del cz część díl svazek sv kötet том тома т ч часть кн книга
   第 卷 册 冊 辑 輯 集 部 编 編 本 篇 巻 函 分册 分冊 总 總 제 권 집 책 편`.split(/\s+/),
);

/** Words that count issues within a year or volume: if a year stands behind them, it comes first in the order. */
const ISSUES = new Set(
  `no nos nr nrs num number numbers issue issues iss heft h hft lfg lieferung núm número números numero n
   année numéro fasc fascicule livraison вып выпуск 期 号 號 호`.split(/\s+/),
);

/** Words beside a year. */
const YEARS = new Set('year jg jahrgang année anno año год г 年 년'.split(/\s+/));

/** Words beside a month or day; the names of months are numbers (see month-names.ts). */
const DAYS = new Set('月 日 월 일'.split(/\s+/));

/** What a word in lower case counts; undefined for a word with a meaning of its own. */
export function captionOf(word: string): 'volume' | 'issue' | 'year' | undefined {
  if (ISSUES.has(word) || DAYS.has(word)) return 'issue';
  if (YEARS.has(word)) return 'year';
  return COUNTED.has(word) ? 'volume' : undefined;
}

/** Words that are a place in a row: 上 中 下 and the like. */
const PLACES: Readonly<Record<string, number>> = {
  首: 0,
  上: 1,
  中: 2,
  下: 3,
  前: 1,
  后: 3,
  後: 3,
  甲: 1,
  乙: 2,
  丙: 3,
  丁: 4,
  戊: 5,
  己: 6,
  庚: 7,
  辛: 8,
  壬: 9,
  癸: 10,
  상: 1,
  중: 2,
  하: 3,
};

export function placeInRow(sign: string): number | undefined {
  return Object.hasOwn(PLACES, sign) ? PLACES[sign] : undefined;
}
