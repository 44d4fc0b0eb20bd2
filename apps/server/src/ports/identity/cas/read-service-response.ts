import { SaxesParser } from 'saxes';

const CAS_NAMESPACE = 'http://www.yale.edu/tp/cas';
const USER = 'serviceResponse/authenticationSuccess/user';
const ATTRIBUTES = 'serviceResponse/authenticationSuccess/attributes/';

export interface ServiceResponse {
  readonly user: string;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/**
 * The reader whom a CAS server names in answer to `serviceValidate`. Document types are refused, so no entity but those of XML is ever
 * expanded.
 *
 * @throws Error if the document is no success
 */
export function readServiceResponse(xml: string): ServiceResponse {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const users: string[] = [];
  const attributes: Record<string, string[]> = Object.create(null);
  let text = '';
  let fault: Error | undefined;
  parser.on('error', (error) => {
    fault ??= error;
  });
  parser.on('doctype', () => {
    fault ??= new Error('a document type is not allowed');
  });
  parser.on('opentag', ({ local, uri }) => {
    path.push(uri === CAS_NAMESPACE ? local : `{${uri}}${local}`);
    text = '';
  });
  const addText = (more: string) => {
    text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const place = path.join('/');
    if (place === USER) users.push(text.trim());
    else if (place.startsWith(ATTRIBUTES)) {
      const name = place.slice(ATTRIBUTES.length);
      if (!name.includes('/')) attributes[name] = [...(attributes[name] ?? []), text.trim()];
    }
    path.pop();
    text = '';
  });
  parser.write(xml).close();
  if (fault) throw new Error('the answer is no XML that is allowed');
  const [user, ...more] = users;
  if (!user || more.length > 0) throw new Error('the server did not recognize the ticket');
  return { user, attributes };
}
