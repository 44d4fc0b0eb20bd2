/** Texts that are almost a form: a word short, a letter or character changed, a Han run torn apart. */
export function nearMisses(form: string): string[] {
  const words = form.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
  const made = [changed(form), torn(form)];
  if (words.length > 1) made.push(words.slice(1).join(' '), words.slice(0, -1).join(' '));
  return [...new Set(made.filter((text) => text !== undefined && text !== form))] as string[];
}

/** The longest word with another letter in its middle. */
function changed(form: string): string | undefined {
  const [longest = ''] = form.match(/[\p{L}\p{M}]+/gu)?.toSorted((a, b) => b.length - a.length) ?? [];
  const letters = Array.from(longest);
  if (letters.length < 2) return undefined;
  const middle = Math.floor(letters.length / 2);
  const substitute = /\p{Script=Han}/u.test(letters[middle]!) ? '冇' : letters[middle] === 'q' ? 'x' : 'q';
  return form.replace(longest, letters.with(middle, substitute).join(''));
}

function torn(form: string): string | undefined {
  const run = /\p{Script=Han}{2,}/u.exec(form)?.[0];
  if (run === undefined) return undefined;
  const characters = Array.from(run);
  const middle = Math.floor(characters.length / 2);
  return form.replace(run, [...characters.slice(0, middle), '冇', ...characters.slice(middle)].join(''));
}
