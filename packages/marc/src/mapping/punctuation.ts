/**
 * ISBD punctuation. In MARC 21 the mark that introduces an element is at the end of the element before
 * (ISBD consolidated edition, A.3). We show elements separately, so the marks are removed. Abbreviations keep their full
 * stop.
 */

/** Words of three or more letters that keep their full stop. For shorter words there is a rule. */
const ABBREVIATIONS = new Set(
  (
    'abt. acad. anon. arr. assn. assoc. aufl. ausg. auth. ave. bde. bibl. biog. bros. bull. capt. chap. col. coll. comp. ' +
    'conf. cong. cont. corp. dept. dir. dist. div. doc. ed. éd. eds. edn. enl. esq. etc. ext. facs. fasc. fig. figs. ' +
    'fol. freq. gen. geo. gov. govt. hist. hon. hrsg. illus. inc. incl. inst. internat. introd. jour. lib. lit. lith. ' +
    'ltd. mfg. misc. mme. mlle. mons. mrs. mss. mus. mfm. nat. neubearb. nos. nouv. orch. orig. par. phil. pref. prof. ' +
    'proc. prov. pseud. pts. pub. publ. ref. repr. rept. rev. roy. sched. sci. ser. sess. sgt. soc. supp. suppl. ' +
    'tr. trans. transl. univ. vers. verb. verm. vol. vols. zs. geb. изд. вып. кн. ред. сер.'
  ).split(' '),
);

/** Abbreviations of states and provinces after a place name (AACR2, appendix B). */
const STATES = new Set(
  (
    'Ala Ariz Ark Calif Colo Conn Del Fla Ill Ind Kan Mass Mich Minn Miss Mont Neb Nev Okla Penn Tenn Tex Wash Wis Wyo ' +
    'Alta Man Ont Que Qué Sask Vic'
  ).split(' '),
);

/** With the Arabic comma and semicolon. */
const CLOSING_MARKS = ' ,;:،؛';

/** The element without its closing mark (" /", " :", " ;", " =", ",") and closing full stop. */
export function trimIsbd(text: string): string {
  let trimmed = trimMarks(text);
  while (trimmed.endsWith('.')) {
    const bare = trimFullStop(trimmed);
    if (bare === trimmed) break;
    trimmed = trimMarks(bare);
  }
  return trimmed;
}

/** The element without closing marks; a full stop stays. */
export function trimMarks(text: string): string {
  let end = text.length;
  let moved = true;
  while (moved && end > 0) {
    moved = false;
    const last = text[end - 1];
    if (last !== undefined && CLOSING_MARKS.includes(last)) moved = true;
    else if ((last === '/' || last === '=') && (end === 1 || text[end - 2] === ' ')) moved = true;
    if (moved) end--;
  }
  return end === text.length ? text : text.slice(0, end);
}

/** The text without its closing full stop, unless that belongs to an abbreviation, an initial or an ellipsis. */
export function trimFullStop(text: string): string {
  if (!text.endsWith('.') || text.endsWith('..')) return text;
  return keepsFullStop(text.slice(text.lastIndexOf(' ') + 1)) ? text : text.slice(0, -1).trimEnd();
}

function keepsFullStop(word: string): boolean {
  const body = word.slice(0, -1);
  if (body.includes('.')) return !body.endsWith(')') && !body.endsWith(']');
  const letters = body.replace(/^[("'[«“]+/, '');
  if (letters.length === 0) return false;
  if (letters.length <= 2) return !/^\d/.test(letters) && !/[\])]$/.test(letters) && isShortForm(letters);
  return ABBREVIATIONS.has(`${letters.toLowerCase()}.`) || STATES.has(letters);
}

/** Whether one or two letters are an abbreviation: an initial, two letters with a capital ("Jr"), or a known one. */
function isShortForm(letters: string): boolean {
  if (letters.length === 1) return letters.toLowerCase() !== letters.toUpperCase();
  if (letters[0] !== letters[0]!.toLowerCase()) return letters[1] === letters[1]!.toLowerCase();
  return SHORT_FORMS.has(letters);
}

const SHORT_FORMS = new Set('al bd ca cm ed éd fl hg ie jr mm no nr op pp pt sr st tl tr vs'.split(' '));

/** The text without a bracket whose partner is missing ("[New York" in 260 $a, "1998]" in $c). */
export function dropLoneBrackets(text: string): string {
  let result = dropLone(text, '[', ']');
  result = dropLone(result, '(', ')');
  return result;
}

function dropLone(text: string, open: string, close: string): string {
  const opened = text.indexOf(open);
  const closed = text.indexOf(close);
  if (opened < 0 === closed < 0) return text;
  if (opened >= 0) return (text.slice(0, opened) + text.slice(opened + 1)).trim();
  return (text.slice(0, closed) + text.slice(closed + 1)).trim();
}

/**
 * The text with an element added after it. Between them is the ISBD mark at the end of the text, or `mark` if there is
 * none. `mark` includes its spaces (" : ", ". ", ", ").
 */
export function appendWithMark(text: string, mark: string, element: string): string {
  if (text === '') return element;
  if (element === '') return text;
  const trimmed = withoutSlashes(text.trimEnd());
  const last = trimmed[trimmed.length - 1];
  switch (last) {
    case ':':
    case ';':
      return `${trimmed.slice(0, -1).trimEnd()} ${last} ${element}`;
    case '=':
      return `${trimmed.slice(0, -1).trimEnd()} = ${element}`;
    case ',':
    case '،':
      return `${trimmed} ${element}`;
    case '.':
    case '!':
    case '?':
      return mark === '. ' || (last === '.' && mark === ', ')
        ? `${trimmed} ${element}`
        : trimmed + mark + element;
    default:
      return trimmed + mark + element;
  }
}

/** The text without slashes at its end that stand after a space: they introduce a responsibility that is not shown. */
function withoutSlashes(text: string): string {
  let bare = text;
  while (bare.endsWith(' /')) bare = bare.slice(0, -2).trimEnd();
  return bare;
}
