import { firstInstant, granularityOf, lastInstant } from '../../platform/oai/datestamp.ts';
import { OaiError } from '../../platform/oai/oai-names.ts';
import type { ListRequest } from './list-request.ts';
import { readToken } from './resumption-token.ts';

/** Arguments as they came: one that is repeated is a list. */
export type OaiArguments = Readonly<Record<string, string | readonly string[] | undefined>>;

export type OaiRequest =
  | { readonly verb: 'Identify' }
  | { readonly verb: 'ListMetadataFormats'; readonly identifier: string | undefined }
  | { readonly verb: 'ListSets' }
  | { readonly verb: 'GetRecord'; readonly identifier: string; readonly prefix: string }
  | { readonly verb: 'ListIdentifiers' | 'ListRecords'; readonly list: ListRequest };

/** The arguments of each verb; those with a star are required. */
const ALLOWED: Readonly<Record<OaiRequest['verb'], readonly string[]>> = {
  Identify: [],
  ListMetadataFormats: ['identifier'],
  ListSets: ['resumptionToken'],
  GetRecord: ['identifier*', 'metadataPrefix*'],
  ListIdentifiers: ['metadataPrefix*', 'from', 'until', 'set', 'resumptionToken'],
  ListRecords: ['metadataPrefix*', 'from', 'until', 'set', 'resumptionToken'],
};

/** Longest value of an argument. */
const MOST_LENGTH = 1000;
/** What the schema of the protocol allows: an argument is told again in the answer. */
const NAME = /^[A-Za-z0-9\-_.!~*'()]+$/;
const SET = /^[A-Za-z0-9\-_.!~*'()]+(?::[A-Za-z0-9\-_.!~*'()]+)*$/;
const IDENTIFIER = /^[A-Za-z][A-Za-z0-9+.-]*:[A-Za-z0-9\-._~:/@!$&'()*+,;=]+$/;
const FORMS: Readonly<Record<string, RegExp>> = { metadataPrefix: NAME, set: SET, identifier: IDENTIFIER };

/**
 * Reads a request (section 4).
 *
 * @throws OaiError badVerb, badArgument, badResumptionToken
 */
export function readOaiRequest(given: OaiArguments): OaiRequest {
  const verb = verbOf(given.verb);
  const values = checked(given, ALLOWED[verb]);
  switch (verb) {
    case 'Identify':
      return { verb };
    case 'ListMetadataFormats':
      return { verb, identifier: values.identifier };
    case 'ListSets':
      // All sets are in one answer, so no token of them was ever given.
      if (values.resumptionToken !== undefined) throw new OaiError('badResumptionToken');
      return { verb };
    case 'GetRecord':
      return { verb, identifier: values.identifier ?? '', prefix: values.metadataPrefix ?? '' };
    case 'ListIdentifiers':
    case 'ListRecords':
      return {
        verb,
        list: values.resumptionToken === undefined ? listOf(values) : readToken(values.resumptionToken),
      };
  }
}

function verbOf(verb: OaiArguments[string]): OaiRequest['verb'] {
  const known = Object.keys(ALLOWED) as OaiRequest['verb'][];
  const found = known.find((one) => one === verb);
  if (!found) throw new OaiError('badVerb');
  return found;
}

/** The values of the arguments that a verb has, each once; a token stands alone. */
function checked(given: OaiArguments, allowed: readonly string[]): Record<string, string | undefined> {
  const names = new Map(allowed.map((name) => [name.replace('*', ''), name.endsWith('*')]));
  const values: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(given)) {
    if (name === 'verb' || value === undefined) continue;
    if (!names.has(name)) throw new OaiError('badArgument', name.slice(0, 40));
    if (typeof value !== 'string' || value === '' || value.length > MOST_LENGTH)
      throw new OaiError('badArgument', name);
    if (FORMS[name]?.test(value) === false) throw new OaiError('badArgument', name);
    values[name] = value;
  }
  if (values.resumptionToken !== undefined) {
    if (Object.keys(values).length > 1) throw new OaiError('badArgument', 'resumptionToken');
    return values;
  }
  for (const [name, isRequired] of names)
    if (isRequired && values[name] === undefined) throw new OaiError('badArgument', name);
  return values;
}

function listOf(values: Readonly<Record<string, string | undefined>>): ListRequest {
  const { metadataPrefix = '', from, until, set = '' } = values;
  const [first, last] = [from, until].map((date) => date && granularityOf(date));
  if (from !== undefined && !first) throw new OaiError('badArgument', 'from');
  if (until !== undefined && !last) throw new OaiError('badArgument', 'until');
  if (first && last && (first !== last || (from ?? '') > (until ?? '')))
    throw new OaiError('badArgument', 'from, until');
  return {
    prefix: metadataPrefix,
    setSpec: set,
    from: from === undefined ? '' : firstInstant(from),
    until: until === undefined ? '' : lastInstant(until),
    position: undefined,
  };
}
