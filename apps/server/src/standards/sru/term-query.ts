import type { SearchField } from '@lectern/search/search-document';
import type { MatchMode, Query } from '@lectern/search/search-engine';
import type { CqlClause, CqlTerm } from './cql/cql-tree.ts';
import { SruError } from './diagnostics.ts';

interface Word {
  readonly text: string;
  /** True if the word ends with a star, which stands for any letters. */
  readonly masked: boolean;
}

/** Modifiers for our default behaviour. They are accepted and change nothing. */
const IDLE_MODIFIERS = [
  'word',
  'string',
  'relevant',
  'ignorecase',
  'ignoreaccents',
  'cql.word',
  'cql.string',
];

/**
 * The query of a clause in one field. `=` (and a term without relation) searches a phrase, `==` and `exact` a whole
 * value, `all` and `any` words. For `<>` it is the query of `=`, which the caller negates. A star at the end of a word
 * is allowed if the word is not part of a phrase.
 */
export function termQuery({ relation, modifiers, term }: CqlClause, field: SearchField): Query {
  const unknown = modifiers.find(({ name }) => !IDLE_MODIFIERS.includes(name));
  if (unknown) throw new SruError(20, unknown.name);
  const words = wordsOf(term);
  if (words.length === 0) throw new SruError(27);
  const text = words.map((word) => word.text).join(' ');
  const masked = words.some((word) => word.masked);
  switch (relation) {
    case 'all':
      return { kind: 'and', of: words.map((word) => wordQuery(word, field)) };
    case 'any':
      return { kind: 'or', of: words.map((word) => wordQuery(word, field)) };
    case '==':
    case 'exact':
      if (masked) throw new SruError(28, '*');
      return textQuery(field, text, 'exact');
    case '=':
    case '<>':
    case 'scr':
    case 'adj': {
      const [first] = words;
      if (first && words.length === 1) return wordQuery(first, field);
      if (masked) throw new SruError(28, '*');
      return textQuery(field, text, 'phrase');
    }
    default:
      throw new SruError(19, relation);
  }
}

function wordQuery({ text, masked }: Word, field: SearchField): Query {
  return textQuery(field, text, masked ? 'prefix' : 'all');
}

function textQuery(field: SearchField, text: string, match: MatchMode): Query {
  return { kind: 'text', field, text, match };
}

/**
 * The words of a term, each with its masking.
 *
 * @throws SruError for masking and anchoring characters that are not supported.
 */
function wordsOf(term: CqlTerm): Word[] {
  const words: Word[] = [];
  let text = '';
  let masked = false;
  const end = () => {
    if (text !== '') words.push({ text, masked });
    else if (masked) throw new SruError(28, '*');
    text = '';
    masked = false;
  };
  for (const { char, escaped } of term) {
    if (/\s/.test(char)) {
      end();
    } else if (!escaped && char === '^') {
      throw new SruError(31, '^');
    } else if (masked || (!escaped && char === '?')) {
      // Not supported: a star inside a word, and a question mark for one letter.
      throw new SruError(28, masked ? '*' : '?');
    } else if (!escaped && char === '*') {
      masked = true;
    } else {
      text += char;
    }
  }
  end();
  return words;
}
