/**
 * Characters whose folding no Unicode decomposition gives. Keys are single characters in lower case (or caseless).
 * Latin letters as the ASCII spellings of ISO 9 / ALA-LC practice (ø o, đ d, þ th, ß ss); Arabic and Persian letters as
 * one letter where catalogues and keyboards use both; apostrophes and hyphens to the ASCII sign.
 */
export const SPECIAL_FOLDS: ReadonlyMap<string, string> = new Map([
  ...pairs("` ' ´ ' \u1ffd ' ‘ ' ’ ' ‚ ' ‛ ' ′ ' ＇ ' ‹ ' › '"),
  ...pairs('‐ - ‑ - ‒ - – - − - ﹣ - － - ⁃ -'),
  ...pairs('“ " ” " „ " ‟ " « " » " ″ " ＂ "'),
  ...pairs(
    'ß ss ẞ ss æ ae œ oe ø o đ d ð d þ th ł l ı i ħ h ŧ t ŋ n ĸ k ƀ b ɨ i ʉ u ɓ b ɗ d ɖ d ƙ k ƴ y ɣ g ə e ɛ e ɔ o ȷ j ƶ z ǥ g',
  ),
  ...pairs('ς σ'),
  ...pairs('װ וו ױ וי ײ יי'),
  ...pairs('׳ \' ״ "'),
  ...pairs('ٱ ا ى ي ی ي ے ي ة ه ۀ ه ہ ه ھ ه ە ه ک ك ڪ ك'),
  ...pairs('♭ b ♯ # 〇 零'),
  // Malayalam chillus, which older texts spell with a joiner that search does not see.
  ...pairs('ൺ ണ് ൻ ന് ർ ര് ൽ ല് ൾ ള് ൿ ക്'),
  ...['™', '®', '©', '℠'].map((sign): [string, string] => [sign, ' ']),
]);

function pairs(list: string): [string, string][] {
  const words = list.split(' ');
  const found: [string, string][] = [];
  for (let i = 0; i + 1 < words.length; i += 2) found.push([words[i] ?? '', words[i + 1] ?? '']);
  return found;
}
