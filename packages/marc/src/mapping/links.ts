import type { BibLink } from '../bib.ts';
import type { DataField } from '../marc-record.ts';
import type { FieldIndex } from './field-index.ts';
import { trimIsbd } from './punctuation.ts';
import { all } from './subfields.ts';

const KINDS: Readonly<Record<string, BibLink['kind']>> = { '0': 'fulltext', '1': 'version', '2': 'related' };

/** The links of a record (856 in both formats): one for each address that is safe to open. */
export function mapLinks(index: FieldIndex): BibLink[] {
  const links: BibLink[] = [];
  const seen = new Set<string>();
  for (const field of index.fields('856')) {
    const kind = KINDS[field.ind2] ?? 'other';
    const { label, note } = wordsOf(field, kind);
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
 * The label of a link: the materials it leads to ($3) and the link text ($y); and its public note ($z). The note of a full text says
 * who may open it. For other links without a label it says where they lead, so it is the label.
 */
function wordsOf(field: DataField, kind: BibLink['kind']): { readonly label: string; readonly note: string } {
  const label = trimIsbd(all(field, '3').concat(all(field, 'y')).map(trimIsbd).join(': '));
  const note = trimIsbd(all(field, 'z').map(trimIsbd).join('; '));
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
