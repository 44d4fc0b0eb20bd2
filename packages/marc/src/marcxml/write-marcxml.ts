import { isControlField, type MarcField, type MarcRecord } from '../marc-record.ts';
import { escapeXml } from '../xml/escape-xml.ts';

const NAMESPACE = 'http://www.loc.gov/MARC21/slim';

/**
 * One record as a MARCXML `record` element in the MARC 21 slim namespace. There is no XML declaration, because elements
 * are put into a collection. Characters that XML does not allow become spaces.
 */
export function writeMarcXml(record: MarcRecord): string {
  const fields = record.fields.map(fieldElement).join('');
  return `<record xmlns="${NAMESPACE}"><leader>${escapeXml(record.leader)}</leader>${fields}</record>`;
}

/** Several records as one XML document. */
export async function writeMarcXmlCollection(
  records: Iterable<MarcRecord> | AsyncIterable<MarcRecord>,
): Promise<string> {
  let elements = '';
  for await (const record of records) elements += `${writeMarcXml(record)}\n`;
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
