import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

/** A Python with clients and a server of OAI-PMH; undefined without them (`node scripts/services/oai-tools.mjs` prints the variables). */
export const oaiPython = process.env.LECTERN_TEST_OAI_PYTHON || undefined;
/** The published schema of OAI-PMH 2.0. */
export const oaiSchemaFile = process.env.LECTERN_TEST_OAI_SCHEMA || undefined;

/** What the schema of the protocol has against an answer; undefined if nothing, or if the schema is not here. */
export function oaiFaultOf(xml: string): string | undefined {
  if (!oaiSchemaFile) return undefined;
  const schema = XmlDocument.fromString(readFileSync(oaiSchemaFile, 'utf8'));
  const validator = XsdValidator.fromDoc(schema);
  const answer = XmlDocument.fromString(xml);
  try {
    validator.validate(answer);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    answer.dispose();
    validator.dispose();
    schema.dispose();
  }
}
