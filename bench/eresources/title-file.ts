import { KBART_HEAD, type KbartLine } from '@lectern/server/testing/title-lists';

const WORDS =
  'acoustics archives biology botany chemistry climate culture development ecology education energy ethics finance genetics geology health history imaging language law logic management materials mathematics medicine networks neuroscience nursing optics philosophy physics plants policy psychology robotics sociology statistics surgery systems theory'.split(
    ' ',
  );
/** One book for two journals, as in lists of large vendors. */
const KINDS = ['serial', 'serial', 'monograph'] as const;

/** A KBART file with so many lines, of which every one is another title; lines that differ in `edition` have other embargoes. */
export function* titleFile(lines: number, edition = 0): Generator<string> {
  yield `${KBART_HEAD.join('\t')}\n`;
  for (let at = 0; at < lines; at++) {
    const line = lineOf(at, edition);
    yield `${KBART_HEAD.map((column) => line[column] ?? '').join('\t')}\n`;
  }
}

function lineOf(at: number, edition: number): KbartLine {
  const kind = KINDS[at % KINDS.length] ?? 'serial';
  const [one, two] = [wordOf(at), wordOf(Math.floor(at / WORDS.length))];
  const number = kind === 'serial' ? issnOf(at) : isbnOf(at);
  return {
    publication_title: `Journal of ${one} and ${two} ${at}`,
    online_identifier: number,
    date_first_issue_online: `${1950 + (at % 70)}-01-01`,
    num_first_vol_online: String(1 + (at % 90)),
    title_url: `https://titles.example.org/${number}`,
    title_id: `t${at}`,
    embargo_info: at % 10 === edition ? 'P1Y' : '',
    coverage_depth: kind === 'serial' ? 'fulltext' : 'ebook',
    publisher_name: `Publisher ${at % 300}`,
    publication_type: kind,
    access_type: at % 5 === 0 ? 'F' : 'P',
  };
}

function wordOf(at: number): string {
  return WORDS[at % WORDS.length] ?? '';
}

/** Seven digits and the check digit of ISO 3297. */
export function issnOf(at: number): string {
  const digits = String(at).padStart(7, '0');
  const sum = Array.from(digits).reduce((all, digit, place) => all + Number(digit) * (8 - place), 0);
  const check = (11 - (sum % 11)) % 11;
  return `${digits.slice(0, 4)}-${digits.slice(4)}${check === 10 ? 'X' : check}`;
}

/** 978, nine digits and the check digit of ISO 2108. */
function isbnOf(at: number): string {
  const digits = `978${String(at).padStart(9, '0')}`;
  const sum = Array.from(digits).reduce(
    (all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
