/** Where an article or chapter is in its host. The numbers are texts: "24", "XII", "3-4", "235-248". */
export interface PartNumbers {
  readonly volume?: string;
  readonly issue?: string;
  readonly pages?: string;
  readonly year?: number;
}

const NUMBER = '[a-z]?\\d{1,6}[a-z]?|[ivxlcdm]{1,8}';
const RANGE = `(?:${NUMBER})(?:\\s?[-–—/]\\s?(?:${NUMBER}))?`;

/** A number after one of the labels: "Vol. 24", "volume:24", "n° 9". */
function labelled(labels: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${labels})[.:]?\\s?(${RANGE})(?![\\p{L}\\d]|\\s?[-–—]\\s?\\d)`, 'iu');
}

/** A number before one of the characters, with or without 第: "第24卷". */
function counted(characters: string): RegExp {
  return new RegExp(`(?:第|제|總|总|총)?\\s?(\\d{1,5}(?:\\s?[-–—/]\\s?\\d{1,5})?)\\s?(?:${characters})`, 'u');
}

const PAGES = [
  labelled('pp?|pages?|pgs?|s|ss|seiten?|стр|с|str|págs?|pagg?|pag|blz|sid|頁|页|面|쪽'),
  counted('页|頁|面|쪽'),
];
const VOLUME = [
  labelled(
    'vols?|volumes?|v|bd|band|bde|jg|jahrg|jahrgang|tomes?|tomo|t|том|т|årg|årgang|roč|ročník|rocz|anno|année|卷|巻|권',
  ),
  counted('卷|巻|冊|册|권|\\. ?(?:jg|jahrgang|bd|årg)(?![\\p{L}])'),
];
const ISSUE = [
  labelled(
    'nos?|n[°ºo]s?|n|nrs?|núms?|num|numbers?|numéros?|número|numero|№|#|iss|issues?|hefte?|h|fasc|вып|č|cz|z|sz|期|号|號|호',
  ),
  counted('期|号|號|호'),
];
const YEAR = [
  /\([^()\d]{0,30}(\d{4})[^()]{0,30}\)/u,
  /(?<!\d)(\d{4})\s?[年년]/u,
  /(?<![\d\-–—])((?:1[5-9]|20)\d\d)(?!\d|\s?[-–—]\s?\d)/u,
];
const LONE_RANGE = [/(?<!\d)(\d{1,6}\s?[-–—]\s?\d{1,6})(?!\d)/u];

/**
 * The numbers in a statement of where a part is (773 $g of MARC 21, $v of UNIMARC links): "Vol. 24, no. 9 (Sept. 1993), p. 235-248",
 * "24:9 (1993) 235-248", "1993年第24卷第9期, 235-248页". What has a label is read by its label, the rest by its place.
 */
export function readPartNumbers(statement: string): PartNumbers {
  let rest = statement.normalize('NFKC');
  const take = (expressions: readonly RegExp[]): string | undefined => {
    for (const expression of expressions) {
      const match = expression.exec(rest);
      if (match?.[1] === undefined) continue;
      rest = `${rest.slice(0, match.index)} ; ${rest.slice(match.index + match[0].length)}`;
      return match[1].replace(/\s?[-–—]\s?/, '-');
    }
    return undefined;
  };
  const labelledPages = take(PAGES);
  const labelledIssue = take(ISSUE);
  const labelledVolume = take(VOLUME);
  const year = take(YEAR);
  const pages = labelledPages ?? take(LONE_RANGE);
  const left = rest.match(/\d{1,5}(?:\/\d{1,5})?/g) ?? [];
  const volume = labelledVolume ?? left.shift();
  const issue = labelledIssue ?? left.shift();
  return numbers({ volume, issue, pages: pages ?? left.shift(), year });
}

/** The numbers in 773 $q of MARC 21: "24:9<235" is volume 24, issue 9, first page 235. */
export function readEnumeration(text: string): PartNumbers {
  const [levels = '', page = ''] = text.split('<', 2);
  const [volume, issue] = levels.split(':').map((level) => level.trim());
  return numbers({ volume, issue, pages: page.trim(), year: undefined });
}

function numbers(found: {
  readonly volume: string | undefined;
  readonly issue: string | undefined;
  readonly pages: string | undefined;
  readonly year: string | undefined;
}): PartNumbers {
  const { volume, issue, pages, year } = found;
  return {
    ...(volume && { volume }),
    ...(issue && { issue }),
    ...(pages && { pages }),
    ...(year && { year: Number(year) }),
  };
}
