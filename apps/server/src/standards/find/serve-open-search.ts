import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { element, xmlDocument } from '@lectern/marc/xml/element';
import { PAGE_WORDS } from '../page/page-words.ts';
import type { SiteRequest } from '../site.ts';

/** Longest names that OpenSearch 1.1 allows, in characters. */
const SHORT_NAME = 16;
const LONG_NAME = 48;

/** Answers the OpenSearch 1.1 description. With it, browsers can add the library's catalogue to their search engines. */
export async function serveOpenSearch({ site, reply }: SiteRequest) {
  const { names, public: shown } = site.tenant.settings;
  const language: Language = shown.defaultLanguage;
  const name = nameIn(names, language);
  const url = (type: string, template: string, rel?: string) => element('Url', { type, rel, template });
  const description = element('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
    element('ShortName', {}, cut(name, SHORT_NAME)),
    element('LongName', {}, cut(name, LONG_NAME)),
    element('Description', {}, `${PAGE_WORDS[language].searchIn} ${name}`),
    element('InputEncoding', {}, 'UTF-8'),
    ...shown.languages.map((offered) => element('Language', {}, offered)),
    url('text/html', `${site.root}/search?q={searchTerms}`),
    url('application/x-suggestions+json', `${site.root}/suggestions?q={searchTerms}`),
    url('application/rss+xml', `${site.root}/feed?keyWord={searchTerms}`),
    url('application/opensearchdescription+xml', `${site.root}/opensearch.xml`, 'self'),
  ]);
  return reply
    .headers({
      'content-type': 'application/opensearchdescription+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    .send(xmlDocument(description));
}

function cut(text: string, maxLength: number): string {
  return Array.from(text).slice(0, maxLength).join('').trim();
}
