const NUMBER = '\\d{1,5}(?:\\s?(?:-|–|—|/|or|ou|oder|o|of|или|或|至)\\s?\\d{1,5})?';

/** "公元前1046年", "기원전 37년". */
const MARK_BEFORE = `(?:公元前|西元前|[纪紀]元前|기원전)\\s?${NUMBER}`;

/** "2032 B.C.", "1750 v. Chr.", "1100 av. J.-C.", "1200 BCE", "300 a. de C.", "50 до н. э.". */
const MARK_AFTER =
  `${NUMBER}\\s?\\??\\s?(?:B\\.?\\s?C\\.?(?:\\s?E\\.?)?|v\\.?\\s?(?:Chr|u\\.?\\s?Z)\\.?|vor Chr(?:istus|\\.)|av(?:ant|\\.)?\\s?J\\.?\\s?-?\\s?C|` +
  `(?:a(?:\\.|ntes)?\\s?(?:de\\s)?(?:C|J\\.?\\s?C)(?:risto)?|a\\.?\\s?e\\.?\\s?c)|avanti Cristo|до н|p\\.?\\s?n\\.?\\s?e|př\\.?\\s?n|f\\.?\\s?Kr|M\\.?Ö|π\\.?\\s?Χ|ق\\.?\\s?م|לפנה)` +
  `(?!\\p{L})`;

const BEFORE_CHRIST = new RegExp(`${MARK_BEFORE}|(?<!\\d)${MARK_AFTER}`, 'giu');

/** A printed date without its years before the common era, which are no years of publication as catalogues count them. */
export function withoutBeforeChrist(date: string): string {
  return date.replace(BEFORE_CHRIST, ' ');
}
