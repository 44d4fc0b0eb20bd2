import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import {
  type AnyEndpoint,
  type Endpoint,
  endpoint,
  type Method,
  type Schema,
} from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, text } from '../../kernel/fields.ts';
import { PROVIDED, type Provided, type ProviderPurpose } from './purposes.ts';

/** Which record a source is asked about: a record of ours, else an ISBN. */
export const askedRecord = {
  recordId: id.optional(),
  /** With or without hyphens; not used where there is a record. */
  isbn: asCode(text(32)).default(''),
};

const input = z.object({ ...askedRecord, ...ignoredIdentity });

interface AliasOf<P extends ProviderPurpose> {
  readonly purpose: P;
  /** The code of the provider that the tenant has for it. */
  readonly provider: string;
  readonly contract: Endpoint<typeof input, Schema<Provided<P>, Provided<P>>, never, 'public'>;
}

export type ProviderAlias = { readonly [P in ProviderPurpose]: AliasOf<P> }[ProviderPurpose];

const DETAIL = '/find/searchResultDetail';
const EITHER: readonly [Method, ...Method[]] = ['GET', 'POST'];

function alias<P extends ProviderPurpose>(
  path: `/${string}`,
  purpose: P,
  provider: string,
  methods: readonly [Method, ...Method[]] = EITHER,
): AliasOf<P> {
  return {
    purpose,
    provider,
    contract: endpoint({
      methods,
      path,
      origin: 'spec',
      access: 'public',
      summary: `What the outside source ${provider} says of one book: ${purpose}`,
      input,
      output: PROVIDED[purpose] as unknown as Schema<Provided<P>, Provided<P>>,
      errors: [],
    }),
  };
}

/**
 * Calls of the specification (document 2, section 7.3) that carry the name of a vendor: each asks the provider of that code for one
 * purpose. A library that has no such provider, or whose provider is off or does not answer, gets the empty value of the purpose.
 */
export const PROVIDER_ALIASES: readonly ProviderAlias[] = [
  alias('/find/book/getDuxiuImageUrl', 'cover', 'duxiu'),
  alias(`${DETAIL}/getBookInfoFromJd`, 'facts', 'jd'),
  alias(`${DETAIL}/getBookInfoFromCxCkb`, 'facts', 'cxckb'),
  alias(`${DETAIL}/getBookInfoFromLanBo`, 'facts', 'lanbo'),
  alias(`${DETAIL}/getTuoDeBookDetail`, 'facts', 'tuode'),
  alias(`${DETAIL}/getCadalRes`, 'ebook', 'cadal'),
  alias(`${DETAIL}/getCxzxRes`, 'ebook', 'cxzx'),
  alias(`${DETAIL}/getcxzxEBook`, 'ebook', 'cxzx'),
  alias(`${DETAIL}/getDuxiuEBook`, 'ebook', 'duxiu'),
  alias(`${DETAIL}/getDuxiuTryRead`, 'tryRead', 'duxiu'),
  alias(`${DETAIL}/getJdRes`, 'price', 'jd'),
  alias(`${DETAIL}/getLianTuCD`, 'disc', 'liantu'),
  alias(`${DETAIL}/getGjhjUrl`, 'elsewhere', 'gjhj'),
  alias(`${DETAIL}/wos`, 'citations', 'wos'),
  alias(`${DETAIL}/getCitedFreqFromCnki`, 'citations', 'cnki'),
  alias('/find/baidu/getBaiduBaike', 'encyclopaedia', 'baike', ['POST']),
];

export const PROVIDER_ALIAS_CALLS: readonly AnyEndpoint[] = PROVIDER_ALIASES.map(({ contract }) => contract);
