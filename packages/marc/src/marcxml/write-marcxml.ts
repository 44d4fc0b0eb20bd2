import { isControlField, type MarcField, type MarcRecord } from '../marc-record.ts';

const NAMESPACE = 'http://www.loc.gov/MARC21/slim';
const SPECIAL = /[&<>"\t\n\r]/g;
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 cannot hold, lone surrogates included. */
const FORBIDDEN = /(?![\t\n\r\u007f-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/**
 * Writes one record as a MARCXML `record` element in the MARC 21 slim namespace, without an XML declaration, so that
 * elements can be put into a collection. Characters that XML does not allow become spaces.
 */
export function writeMarcXml(record: MarcRecord): string {
  const fields = record.fields.map(fieldElement).join('');
  return `<record xmlns="${NAMESPACE}"><leader>${escapeXml(record.leader)}</leader>${fields}</record>`;
}

/** Several records as one document. */
export function writeMarcXmlCollection(records: Iterable<MarcRecord>): string {
  let elements = '';
  for (const record of records) elements += `${writeMarcXml(record)}\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<collection xmlns="${NAMESPACE}">\n${elements}</collection>\n`;
}

function fieldElement(field: MarcField): string {
  const tag = escapeXml(field.tag);
  if (isControlField(field)) return `<controlfield tag="${tag}">${escapeXml(field.value)}</controlfield>`;
  const subfields = field.subfields
    .map(({ code, value }) => `<subfield code="${escapeXml(code)}">${escapeXml(value)}</subfield>`)
    .join('');
  const indicators = `ind1="${escapeXml(field.ind1)}" ind2="${escapeXml(field.ind2)}"`;
  return `<datafield tag="${tag}" ${indicators}>${subfields}</datafield>`;
}

/** Line ends and tabs are written as references, since XML readers change them otherwise. */
function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, ' ').replace(SPECIAL, (char) => NAMED[char] ?? `&#${char.charCodeAt(0)};`);
}
