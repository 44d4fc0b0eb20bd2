import { readXml } from '@lectern/marc/xml/read-xml';

const MAX_BYTES = 256 * 1024;

/** A response of a reader with hundreds of groups is smaller. The parser behind this one takes the square of the elements as its time. */
const LIMITS = { maxLength: MAX_BYTES, maxDepth: 64, maxElements: 1_000, hasNamespaces: true };

/**
 * Refuses a SAML message before its signature is looked for: too large, too deep, with too many elements, no XML, with a document type (so
 * there are no entities), or with a signature over SHA-1.
 *
 * @throws Error
 */
export function refuseUnsafeMessage(base64: string): void {
  if (base64 === '') throw new Error('no SAML response');
  if (base64.length > MAX_BYTES) throw new Error('the SAML response is too large');
  const xml = Buffer.from(base64, 'base64').toString('utf8');
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new Error('a document type is not allowed');
  if (/xmldsig#(rsa-|hmac-|dsa-)?sha1"/i.test(xml)) throw new Error('signatures over SHA-1 are not accepted');
  readXml(xml, LIMITS, {});
}
