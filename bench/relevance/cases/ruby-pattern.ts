/**
 * A Ruby pattern (Onigmo, Unicode text) as one of ours. Raises SyntaxError where it uses what we do not translate.
 * In Ruby `^` and `$` are the ends of lines and \b knows all letters, while \w and \W know those of ASCII only.
 */
export function translateRuby(source: string, ignoreCase: boolean): RegExp {
  let ignore = ignoreCase;
  let out = '';
  let depth = 0;
  for (let at = 0; at < source.length; ) {
    const rest = source.slice(at);
    const posix = /^\[:(\^?)(\w+):\]/.exec(rest);
    const options = /^\(\?([a-z]*)(?:-[a-z]+)?:/.exec(rest);
    if (posix !== null) {
      const members = POSIX[posix[2] ?? ''];
      if (members === undefined || posix[1] !== '') throw new SyntaxError(`no such class: ${posix[0]}`);
      out += members;
      at += posix[0].length;
    } else if (options !== null && depth === 0) {
      ignore ||= options[1]?.includes('i') ?? false;
      out += '(?:';
      at += options[0].length;
    } else if (rest[0] === '\\') {
      out += translateEscape(rest.slice(0, 2), depth > 0);
      at += 2;
    } else {
      if (rest[0] === '[') depth++;
      if (rest[0] === ']' && depth > 0) depth--;
      // A class inside a class adds its members; those of POSIX classes stand without brackets already.
      if (depth > 1 || (rest[0] === ']' && depth === 1))
        out += rest[0] === '[' || rest[0] === ']' ? '' : rest[0];
      else out += rest[0] === '/' ? '\\/' : rest[0];
      at++;
    }
  }
  return new RegExp(out, ignore ? 'imu' : 'mu');
}

const POSIX: Readonly<Record<string, string>> = {
  alpha: '\\p{L}\\p{M}',
  alnum: '\\p{L}\\p{M}\\p{N}',
  digit: '\\p{Nd}',
  lower: '\\p{Ll}',
  upper: '\\p{Lu}',
  punct: '\\p{P}\\p{S}',
  space: '\\s',
  blank: ' \\t',
  word: '\\p{L}\\p{M}\\p{N}_',
};

const WORD = '[\\p{L}\\p{M}\\p{N}_]';

function translateEscape(pair: string, inClass: boolean): string {
  const letter = pair[1] ?? '';
  if (inClass) return /[\w\]\\^-]/.test(letter) ? pair : letter;
  switch (letter) {
    case 'b':
      return `(?:(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD}))`;
    case 'B':
      return `(?:(?<=${WORD})(?=${WORD})|(?<!${WORD})(?!${WORD}))`;
    case 'A':
      return '(?<![\\s\\S])';
    case 'z':
    case 'Z':
      return '(?![\\s\\S])';
    case 'h':
      return '[0-9a-fA-F]';
    case 'w':
      return '[A-Za-z0-9_]';
    case 'W':
      return '[^A-Za-z0-9_]';
    default:
      return /[A-Za-z0-9]|[\^$\\.*+?()[\]{}|/]/.test(letter) ? pair : letter;
  }
}
