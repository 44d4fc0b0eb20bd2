import hongKong from 'opencc-js/dict/HKVariants';
import japanese from 'opencc-js/dict/JPShinjitaiCharacters';
import simplified from 'opencc-js/dict/STCharacters';
import traditional from 'opencc-js/dict/TSCharacters';
import taiwan from 'opencc-js/dict/TWVariants';

/**
 * The one form of a Han character under which all its written forms are found: simplified, traditional, Hong Kong,
 * Taiwan, Japanese and printer's variants. Free of context and idempotent; other characters come back as they are.
 */
export function foldHan(char: string): string {
  return folded.get(char) ?? char;
}

const folded = buildFoldTable();

function buildFoldTable(): Map<string, string> {
  const parent = new Map<string, string>();
  const rootOf = (char: string): string => {
    let root = char;
    for (let up = parent.get(root); up !== undefined; up = parent.get(root)) root = up;
    return root;
  };
  const join = (from: string, to: string): void => {
    const a = rootOf(from);
    const b = rootOf(to);
    if (a !== b) parent.set(a, b);
  };
  for (const table of [traditional, simplified, taiwan, hongKong, japanese]) {
    for (const entry of table.split('|')) {
      const [from, to] = entry.split(' ');
      if (from && to) join(from, to);
    }
  }
  const table = new Map<string, string>();
  for (const char of parent.keys()) table.set(char, rootOf(char));
  return table;
}
