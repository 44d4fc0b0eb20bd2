import { generateKeyPairSync } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';

/** What an answer says; what is left out is as it should be. */
export interface Said {
  readonly user?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly recipient?: string;
  readonly inResponseTo?: string;
  /** Seconds from now until which it is valid. */
  readonly seconds?: number;
  readonly signed?: 'assertion' | 'nothing' | 'other key' | 'sha1';
  /** Changes the document after it was signed. */
  readonly rewrite?: (xml: string) => string;
}

/** A request as our address brings it to the provider. */
export interface SamlRequest {
  readonly id: string;
  readonly callback: string;
  readonly issuer: string;
  readonly relayState: string;
}

const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** An identity provider that says what a test wants, with a key of its own. */
export function createSamlIssuer(entityId: string) {
  const pem = { type: 'spki', format: 'pem' } as const;
  const secret = { type: 'pkcs8', format: 'pem' } as const;
  const keys = () =>
    generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: pem, privateKeyEncoding: secret });
  const own = keys();
  const other = keys();

  function sign(xml: string, how: Said['signed']): string {
    const isOld = how === 'sha1';
    const signature = new SignedXml({
      privateKey: how === 'other key' ? other.privateKey : own.privateKey,
      signatureAlgorithm: isOld ? 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' : RSA_SHA256,
      canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
    });
    signature.addReference({
      xpath: "//*[local-name(.)='Assertion']",
      digestAlgorithm: isOld ? 'http://www.w3.org/2000/09/xmldsig#sha1' : SHA256,
      transforms: [
        'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
        'http://www.w3.org/2001/10/xml-exc-c14n#',
      ],
    });
    signature.computeSignature(xml, {
      location: { reference: "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']", action: 'after' },
    });
    return signature.getSignedXml();
  }

  return {
    publicKey: own.publicKey,

    /** The fields of the form that the browser posts. */
    answer(request: SamlRequest, said: Said = {}): Record<string, string> {
      const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
      const {
        user = '20230001',
        issuer = entityId,
        audience = request.issuer,
        recipient = request.callback,
        inResponseTo = request.id,
        seconds = 300,
        signed = 'assertion',
        rewrite = (xml: string) => xml,
      } = said;
      const until = at(seconds);
      const from = at(Math.min(-5, seconds - 300));
      const named = inResponseTo === '' ? '' : ` InResponseTo="${inResponseTo}"`;
      const xml = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_response" Version="2.0" IssueInstant="${from}" Destination="${recipient}" InResponseTo="${request.id}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_assertion" Version="2.0" IssueInstant="${from}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified">${user}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${recipient}"${named}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${from}" SessionIndex="1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement></saml:Assertion></samlp:Response>`;
      const sent = rewrite(signed === 'nothing' ? xml : sign(xml, signed));
      return { SAMLResponse: Buffer.from(sent).toString('base64'), RelayState: request.relayState };
    },
  };
}

/** Reads the address to which a sign-in leads. */
export function readSamlRequest(address: string): SamlRequest {
  const { searchParams } = new URL(address);
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  const found = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
  return {
    id: found(/ ID="([^"]+)"/),
    callback: found(/AssertionConsumerServiceURL="([^"]+)"/),
    issuer: found(/<saml:Issuer[^>]*>([^<]+)</),
    relayState: searchParams.get('RelayState') ?? '',
  };
}
