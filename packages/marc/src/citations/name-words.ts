/** Words between or before the parts of a name, in lower case as they are in headings: "van", "de la", "von und zu". */
const PARTICLES = new Set(
  (
    "van von vom zu zum zur und de der den het 't ten ter te da das do dos di del dello della delle dei degli du des d' la le l' les los " +
    'las y e i af av til of the ibn bin bint ben el al'
  ).split(' '),
);

/** A text in its particles and the rest. At the start are those of "de Gaulle", at the end those of "Ludwig van". */
export function splitParticles(
  text: string,
  at: 'start' | 'end',
): { readonly before: string; readonly main: string; readonly after: string } {
  const words = text.split(' ');
  if (at === 'end') words.reverse();
  const end = words.findIndex((word) => !PARTICLES.has(word.replace('’', "'")));
  // A name of particles only is the name.
  const count = Math.max(end, 0);
  const particles = words.slice(0, count);
  const main = words.slice(count);
  return at === 'start'
    ? { before: particles.join(' '), main: main.join(' '), after: '' }
    : { before: '', main: main.reverse().join(' '), after: particles.reverse().join(' ') };
}

const SUFFIX_WORDS =
  /^(?:jr|jnr|sr|snr|junior|senior|júnior|filho|neto|sobrinho|fils|père|aîné|ml|st|\d(?:st|nd|rd|th|e))\.?$/iu;
const ELDER_OR_YOUNGER =
  /^(?:the (?:elder|younger)|d\. ?[ÄäJj]\.|der (?:ältere|jüngere)|l['’]aîné|le jeune|il (?:vecchio|giovane)|de (?:oude|jonge))$/iu;

/** Whether a word that stands with a name tells people of one name apart ("Jr.", "III", "the Elder"). It is cited, a title is not. */
export function isSuffix(text: string): boolean {
  return SUFFIX_WORDS.test(text) || ELDER_OR_YOUNGER.test(text) || /^[IVX]{1,5}\.?$/.test(text);
}

/** How a byname begins: with a word of place, descent or attribute. */
const BYNAME =
  /^(?:(?:of|from|the|de|da|do|di|del|della|dei|du|des|von|vom|zu|zur|van|der|die|af|av|ibn|bin|ben|bint|le|la|el|il)\s|(?:[dl]['’]|(?:al|el|ha)-)\p{L})/u;

/** Whether words after a name in direct order belong to it ("of Hippo", "da Vinci", "the Great"). Titles begin with a capital. */
export function isByname(text: string): boolean {
  return BYNAME.test(text) || isSuffix(text);
}
