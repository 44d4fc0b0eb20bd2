/** Pairs of a form and its word, from "women woman, men man". */
export function pairsOf(list: string): [form: string, word: string][] {
  return list.split(',').map((pair): [string, string] => {
    const [form = '', word = ''] = pair.trim().split(/\s+/);
    return [form, word];
  });
}

/** The forms of each word. */
export function formsByWord(
  pairs: readonly (readonly [form: string, word: string])[],
): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [form, word] of pairs) forms.set(word, [...(forms.get(word) ?? []), form]);
  return forms;
}

export function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}
