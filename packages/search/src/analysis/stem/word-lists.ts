/** Pairs of a form and its word, from "women woman, men man". */
export function pairsOf(list: string): [form: string, word: string][] {
  return list.split(',').map((pair): [string, string] => {
    const [form = '', word = ''] = pair.trim().split(/\s+/);
    return [form, word];
  });
}

export function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}
