import type { DublinCoreStatements } from '@lectern/marc/dublin-core/read-dublin-core';
import { readXml, type XmlLimits, type XmlTag } from '@lectern/marc/xml/read-xml';

/** Names that say that an element holds Dublin Core, in the forms that servers write: by prefix, or by namespace. */
const DUBLIN_CORE = /purl\.org\/dc\/|dc-schema|oai_dc/;

/**
 * The records in Dublin Core of a document, wherever they are in it: each element `dc` that is marked as such, with its statements.
 *
 * @throws XmlFault
 */
export function readDublinCoreRecords(text: string, limits: XmlLimits): DublinCoreStatements[] {
  if (!DUBLIN_CORE.test(text)) return [];
  const records: [element: string, text: string][][] = [];
  let depth = 0;
  /** The depth of the record that is open; 0 outside of one. */
  let recordDepth = 0;
  let element = '';
  let words = '';
  readXml(text, limits, {
    open(tag) {
      depth += 1;
      if (recordDepth === 0 && isRecord(tag)) {
        recordDepth = depth;
        records.push([]);
      } else if (recordDepth > 0 && depth === recordDepth + 1) {
        element = tag.local;
        words = '';
      }
    },
    text(part) {
      if (recordDepth > 0) words += part;
    },
    close() {
      if (recordDepth > 0 && depth === recordDepth + 1) records.at(-1)?.push([element, words]);
      if (depth === recordDepth) recordDepth = 0;
      depth -= 1;
    },
  });
  return records;
}

function isRecord({ name, local, attributes }: XmlTag): boolean {
  return (
    local === 'dc' && (name !== local || Object.values(attributes).some((value) => DUBLIN_CORE.test(value)))
  );
}
