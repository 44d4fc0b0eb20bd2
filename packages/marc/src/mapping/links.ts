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
    const label = labelOf(field);
    for (const address of all(field, 'u')) {
      const url = safeUrl(address);
      if (url === undefined || seen.has(url)) continue;
      seen.add(url);
      links.push({ url, ...(label !== '' && { label }), kind: KINDS[field.ind2] ?? 'other' });
    }
  }
  return links;
}

/** The label of a link: the materials it leads to ($3) and the link text ($y), else the public note ($z). */
function labelOf(field: DataField): string {
  const text = all(field, '3').concat(all(field, 'y'));
  return trimIsbd((text.length > 0 ? text : all(field, 'z')).map(trimIsbd).join(': '));
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
