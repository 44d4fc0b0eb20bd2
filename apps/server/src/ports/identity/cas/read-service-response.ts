import { readXml } from '@lectern/marc/xml/read-xml';

const CAS_NAMESPACE = 'http://www.yale.edu/tp/cas';
const SUCCESS = ['serviceResponse', 'authenticationSuccess'];
const USER = [...SUCCESS, 'user'];
const ATTRIBUTES = [...SUCCESS, 'attributes'];
const LIMITS = { maxLength: 1024 * 1024, maxDepth: 32, hasNamespaces: true };

export interface ServiceResponse {
  readonly user: string;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/**
 * The reader whom a CAS server names in answer to `serviceValidate`.
 *
 * @throws Error if the document is no success
 */
export function readServiceResponse(xml: string): ServiceResponse {
  /** The names of the open elements; empty ones of other namespaces. */
  const open: string[] = [];
  const users: string[] = [];
  const attributes: Record<string, string[]> = Object.create(null);
  let text = '';
  readXml(xml, LIMITS, {
    open({ local, uri }) {
      open.push(uri === CAS_NAMESPACE ? local : '');
      text = '';
    },
    text(part) {
      text += part;
    },
    close() {
      const name = open.pop() ?? '';
      if (isPath([...open, name], USER)) users.push(text.trim());
      else if (name !== '' && isPath(open, ATTRIBUTES)) {
        attributes[name] ??= [];
        attributes[name].push(text.trim());
      }
      text = '';
    },
  });
  const [user, ...more] = users;
  if (!user || more.length > 0) throw new Error('the server did not recognize the ticket');
  return { user, attributes };
}

function isPath(names: readonly string[], path: readonly string[]): boolean {
  return names.length === path.length && names.every((name, at) => name === path[at]);
}
