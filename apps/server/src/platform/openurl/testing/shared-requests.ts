import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each request in the shared data (openurl/SOURCES.md), by a name for it. The files that are rules or answers of resolvers have none. */
export function sharedRequests(folder: string): Map<string, string> {
  const read = (...parts: string[]) => readFileSync(join(folder, ...parts), 'utf8');
  const requests = new Map<string, string>();
  for (const name of [
    'article',
    'book',
    'journal',
    'unknown',
    'unknown-isbn',
    'unknown-isbn-issn',
    'jop',
    'redi',
  ])
    requests.set(`vufind/${name}`, read('vufind', name).trim());
  for (const name of ['dc_ctx', 'marc_ctx', 'scholarly_au_ctx', 'yu'])
    requests.set(`gem/${name}`, read('openurl-gem', `${name}.xml`));
  const yaml = read('openurl-gem', 'test.yml');
  for (const [, name = '', query = ''] of yaml.matchAll(/^ {4}(kev\w*): (.+)$/gm))
    requests.set(`gem/${name}`, query);
  for (const [at, [xml]] of [...yaml.matchAll(/<\?xml .*<\/ctx:context-objects>/g)].entries())
    requests.set(`gem/sap2-${at}`, posted(xml.replaceAll('\\"', '"')));
  const sap2 = read('openurl-gem', 'metalib_sap2_post_params.yml');
  const [xml = ''] = /<\?xml .*<\/ctx:context-objects>/s.exec(sap2) ?? [];
  requests.set('gem/sap2-post', posted(xml.replaceAll('\\\\\\"', '"').replaceAll('\\"', '"')));
  const [, uri = ''] = /"REQUEST_URI" : "([^"]+)"/.exec(read('umlaut', 'requests.yml')) ?? [];
  requests.set('umlaut/request', uri.slice(uri.indexOf('?')));
  for (const [referent, query] of referentsOf(read('umlaut', 'referent_values.yml')))
    requests.set(`umlaut/${referent}`, query.toString());
  const cassette = read('umlaut-cassettes', 'nytimes_by_issn.yml');
  for (const [at, [, address = '']] of [...cassette.matchAll(/^ +uri: (\S+)$/gm)].entries())
    requests.set(`cassette/${at}`, address);
  const page = read('coins', 'coins-found.html');
  for (const [at, [, title = '']] of [...page.matchAll(/class="Z3988" title="([^"]*)"/g)].entries())
    requests.set(`coins/${at}`, title);
  return requests;
}

function posted(xml: string): string {
  return new URLSearchParams({
    url_ctx_fmt: 'info:ofi/fmt:xml:xsd:ctx',
    url_ctx_val: ` \r\n${xml}`,
  }).toString();
}

/** The values that Umlaut kept of a referent, as the request that they came from. */
function referentsOf(yaml: string): Map<string, URLSearchParams> {
  const referents = new Map<string, URLSearchParams>();
  for (const block of yaml.split(/^(?=\w+:)/m)) {
    const fieldOf = (name: string) =>
      (new RegExp(`^  ${name}: *(.*)$`, 'm').exec(block)?.[1] ?? '').trim().replace(/^(['"])(.*)\1$/, '$2');
    const [referent, key, value] = [fieldOf('referent'), fieldOf('key_name'), fieldOf('value')];
    if (referent === '' || key === '') continue;
    const query = referents.get(referent) ?? new URLSearchParams();
    referents.set(referent, query);
    if (key === 'identifier') query.append('rft_id', value);
    else if (key === 'format') query.append('rft_val_fmt', `info:ofi/fmt:kev:mtx:${value}`);
    else query.append(`rft.${key}`, value);
  }
  return referents;
}
