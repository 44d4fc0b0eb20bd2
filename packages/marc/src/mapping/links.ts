import type { BibLink } from '../bib.ts';
import type { DataField, MarcFlavour } from '../marc-record.ts';
import type { FieldIndex } from './field-index.ts';
import { trimIsbd } from './punctuation.ts';
import { all } from './subfields.ts';
import { targetOfWords } from './tables/link-words.ts';

/** The second indicator of 856 in MARC 21. It is blank in UNIMARC. */
const KINDS: Readonly<Record<string, BibLink['kind']>> = { '0': 'fulltext', '1': 'version', '2': 'related' };

/** The subfields with the words of a link: materials, link text and public note. $y of UNIMARC is an access method. */
const WORDS: Readonly<Record<MarcFlavour, readonly [materials: string, text: string, note: string]>> = {
  marc21: ['3', 'y', 'z'],
  unimarc: ['3', '2', 'z'],
};

/** The links of a record (856 in both formats): one for each address that is safe to open. */
export function mapLinks(index: FieldIndex, flavour: MarcFlavour): BibLink[] {
  const links: BibLink[] = [];
  const seen = new Set<string>();
  for (const field of index.fields('856')) {
    const kind = kindOf(field, flavour);
    const { label, note } = wordsOf(field, flavour, kind);
    for (const address of all(field, 'u')) {
      const url = safeUrl(address);
      if (url === undefined || seen.has(url)) continue;
      seen.add(url);
      links.push({ url, ...(label !== '' && { label }), ...(note !== '' && { note }), kind });
    }
  }
  return links;
}

/**
 * What a link leads to: as the first of its words says that say something, else as its indicator says. Many systems write indicator 0
 * or 1 for contents, covers and samples too.
 */
function kindOf(field: DataField, flavour: MarcFlavour): BibLink['kind'] {
  const coded = KINDS[field.ind2] ?? 'other';
  for (const code of WORDS[flavour]) {
    const target = targetOfWords(all(field, code).join('; '));
    if (target === 'about') return 'related';
    if (target === 'text') return coded === 'version' ? 'version' : 'fulltext';
  }
  return coded;
}

/**
 * The label of a link: the materials it leads to and the link text; and its public note. The note of a full text says who may open it.
 * For other links without a label it says where they lead, so it is the label.
 */
function wordsOf(
  field: DataField,
  flavour: MarcFlavour,
  kind: BibLink['kind'],
): { readonly label: string; readonly note: string } {
  const [materials, text, notes] = WORDS[flavour];
  const label = trimIsbd(all(field, materials).concat(all(field, text)).map(trimIsbd).join(': '));
  const note = trimIsbd(all(field, notes).map(trimIsbd).join('; '));
  const isFullText = kind === 'fulltext' || kind === 'version';
  return label !== '' || isFullText ? { label, note } : { label: note, note: '' };
}

/**
 * The address if its scheme is http, https or ftp; a known bare host name gets https. Undefined for other schemes
 * (javascript, data, file): the text comes from outside and becomes a link.
 */
function safeUrl(address: string): string | undefined {
  const text = address.replaceAll(' ', '%20');
  if (/^(?:https?|ftp):\/\/[^/\s]/i.test(text)) return text;
  if (/^(?:www\.|(?:dx\.)?doi\.org\/)/i.test(text)) return `https://${text}`;
  return undefined;
}
