/**
 * Other codes for languages of ISO 639-2/B: the terminological codes of ISO 639-2/T and discontinued codes of the MARC
 * list. Source: ISO 639-2 and the MARC Code List for Languages, Library of Congress.
 */
const TABLE =
  'sqi alb|hye arm|eus baq|mya bur|zho chi|ces cze|nld dut|fra fre|kat geo|deu ger|ell gre|isl ice|mkd mac|mri mao|msa may|' +
  'fas per|ron rum|slk slo|bod tib|cym wel|ajm alb|cam khm|esk ypk|esp epo|eth gez|far fao|fri fry|gae gla|gag glg|gal orm|' +
  'gua grn|int ina|iri gle|kus kos|lan oci|lap smi|max glv|mla mlg|mol rum|sao smo|scc srp|scr hrv|sho sna|snh sin|sso sot|' +
  'swz ssw|tag tgl|taj tgk|tar tat|tru chk|tsw tsn';

const CURRENT = new Map(TABLE.split('|').map((entry) => [entry.slice(0, 3), entry.slice(4)] as const));

/** Codes that do not name one language: undetermined, none, several. */
const NO_LANGUAGE = new Set(['und', 'zxx', 'mul', 'mis', 'xxx', 'n/a']);

/** The ISO 639-2/B code for a code in a record; undefined if it is not a code or does not name one language. */
export function languageCode(code: string): string | undefined {
  if (code.length !== 3) return undefined;
  const lower = code.toLowerCase();
  for (let i = 0; i < 3; i++) {
    const letter = lower.charCodeAt(i);
    if (letter < 0x61 || letter > 0x7a) return undefined;
  }
  return NO_LANGUAGE.has(lower) ? undefined : (CURRENT.get(lower) ?? lower);
}
