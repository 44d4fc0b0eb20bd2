import type { Thesis } from '../bib.ts';

/** Words by which a body that grants degrees is known. */
const INSTITUTION =
  /univ|college|colleg|instit|school|schule|hochsch|académie|academ|akadem|école|escuela|politec|polytech|facult|fakult|seminar|大学|大學|学院|學院|研究院|研究所|대학|унив|инстит|академ|πανεπιστ|جامعة|دانشگاه|אוניברסיט/iu;
/** Words that name a thesis or its degree. */
const DEGREE =
  /th[eè]s|diss|tes[ei]s?\b|doc?tor|do[ck]t|habil|mast|magist|licen|bachel|dipl|proefschrift|avhandling|afhandling|ph\. ?d|论文|論文|学位|學位|博士|[硕碩]士|학위|дисс|διδακτορ/iu;
const YEAR_AT_END = /(?<!\d)(\d{4})\s?[年)\]）.]{0,3}$/u;
const MARKS_AT_END = /(?<![\s,，.、:（([-])[\s,，.、:（([-]+$/u;

/**
 * Degree, institution and year of a thesis note in one text: "Thesis (Ph. D.)--University of Town, 1993.", "Thèse de doctorat :
 * Physique : Université de Test : 2015", "学位论文（博士）--测试大学, 2015". Parts that are not recognised are left out.
 */
export function readThesisNote(note: string): Thesis {
  const year = YEAR_AT_END.exec(note)?.[1];
  const text = note.replace(YEAR_AT_END, '').replace(MARKS_AT_END, '');
  const [before, after] = divided(text);
  const inBrackets = /[(（]([^()（）]{1,60})[)）]/u.exec(before)?.[1]?.trim();
  const pieces = before.split(/ : |[,，;]/u).map((piece) => piece.trim());
  const institution = after ?? institutionIn(pieces);
  const degree = inBrackets ?? pieces.find((piece) => piece !== institution && DEGREE.test(piece));
  return thesisOf({ degree, institution, year });
}

export function thesisOf(parts: {
  readonly degree?: string | undefined;
  readonly institution?: string | undefined;
  readonly year?: string | undefined;
}): Thesis {
  const { degree, institution } = parts;
  const year = /(?<!\d)\d{4}(?!\d)/.exec(parts.year ?? '')?.[0];
  return {
    ...(degree && { degree }),
    ...(institution && { institution }),
    ...(year && { year: Number(year) }),
  };
}

/** The text before and after the dash that introduces the institution. */
function divided(text: string): readonly [string, string?] {
  const dash = / ?(?:--|—|――|–) ?| - |(?<=[)）]|^th[eè]s[ei]s?|^tesis|^tesi|^diss\.?|^dissertation)-/iu.exec(
    text,
  );
  if (!dash) return [text];
  const after = text.slice(dash.index + dash[0].length).trim();
  return after === '' ? [text] : [text.slice(0, dash.index), after];
}

/** The piece that names an institution. A piece that is only its kind ("Univ.") follows its place, as in "Berlin, Freie Univ., Diss.". */
function institutionIn(pieces: readonly string[]): string | undefined {
  const at = pieces.findIndex((piece) => INSTITUTION.test(piece));
  const piece = pieces[at];
  const place = pieces[at - 1]?.replace(/^.*: /u, '');
  return piece?.endsWith('.') && place ? `${place}, ${piece}` : piece;
}
