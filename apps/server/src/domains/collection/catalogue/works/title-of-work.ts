import type { Bib } from '@lectern/marc/bib';
import { valueKey } from '@lectern/search/analysis/value-key';
import { withoutArticle } from '@lectern/search/ranking/title-keys';
import { isCollective } from './work-words.ts';

/** What a work is called. */
export interface WorkTitle {
  /** The uniform title or the title proper with the number and name of the part, as a value key without article. */
  readonly key: string;
  /** The first clause of the subtitle, as a value key; empty of a uniform title. */
  readonly subtitle: string;
  /** What may tell parts apart: what follows the title proper, or the whole title beside a uniform one. */
  readonly rest: string;
  /** What a cataloguer added in brackets. */
  readonly added: string;
}

/** A record does not say the language of the original. An article that is none there makes a group smaller, never wrong. */
const ORIGINALS = ['eng', 'fre', 'ger', 'spa', 'ita', 'por'];

const HAN = /\p{sc=Han}/u;
const IN_BRACKETS = /\[[^\]]*\]?/gu;
/** A statement of responsibility that was written into the title, up to the sign after it. */
const RESPONSIBILITY = /\s\/\s[^;:]*/u;
const SUBTITLE = /\s[:=]\s/u;
const CLAUSE = /\s[:;=]\s/u;

/** The title by which editions of a work are alike; undefined where it has none, or one that many works have. */
export function titleOfWork({ title, titles, languages }: Bib): WorkTitle | undefined {
  const uniform = titles
    .flatMap(({ work }) => work ?? [])
    .map((one) => withoutArticle(valueKey(one), ORIGINALS));
  const named = uniform.filter((key) => key !== '' && !isCollective(key));
  // Several works in one volume.
  if (named.length > 1 && new Set(named).size > 1) return undefined;
  const [proper, rest] = parted(title.replaceAll(IN_BRACKETS, ' ').replace(RESPONSIBILITY, ' '), SUBTITLE);
  const key = withoutArticle(valueKey(proper), languages);
  const [work] = named;
  if (work !== undefined) {
    // A Han title that goes on behind the uniform one is often of several works: the first has the uniform title.
    const goesOn = HAN.test(work) && key !== work && key.startsWith(work);
    return goesOn ? undefined : { key: work, subtitle: '', rest: title, added: '' };
  }
  if (key === '' || isCollective(key)) return undefined;
  const added = (title.match(IN_BRACKETS) ?? []).join(' ');
  return { key, subtitle: valueKey(parted(rest, CLAUSE)[0]), rest, added };
}

/** A text before and behind the first sign. */
function parted(text: string, sign: RegExp): [before: string, behind: string] {
  const found = sign.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, ''];
}
