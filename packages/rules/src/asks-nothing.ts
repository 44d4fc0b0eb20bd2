/** Letters and digits that can be a word; letters that only modify others (ʹ, ー) cannot. */
const WORD_SIGN = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u;

/** Whether a search text holds no letter and no digit, so that it seeks nothing: it is empty, or "&", "(", "*". */
export function asksNothing(text: string): boolean {
  return !WORD_SIGN.test(text);
}
