import { readFileSync } from 'node:fs';
import { sharedFile } from '@lectern/marc/testing/shared-data';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

/** The published schema of NCIP 2.02; undefined without the shared data. */
export const ncipSchemaFile = sharedFile('ncip-messages/ncip_v2_02.xsd');

/** What the schema of 2.02 has against a message; undefined if nothing, or if the schema is not here. */
export function ncipFaultOf(xml: string): string | undefined {
  if (!ncipSchemaFile) return undefined;
  const schema = XmlDocument.fromString(readFileSync(ncipSchemaFile, 'utf8'));
  const validator = XsdValidator.fromDoc(schema);
  const message = XmlDocument.fromString(xml);
  try {
    validator.validate(message);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    message.dispose();
    validator.dispose();
    schema.dispose();
  }
}
