import { typeOfCrossref } from '../crossref/crossref-types.ts';
import { foundPapers, type RawPaper } from '../found-paper.ts';
import { at, list, words, year, yes } from '../json-parts.ts';
import { copyVersion } from '../openalex/read-works.ts';
import type { PapersProtocol } from '../papers.ts';
import { encodeStrictly } from '../plain-words.ts';

/**
 * Unpaywall (https://unpaywall.org/products/api): where the work of one DOI may be read by anybody. It is searched for nothing. It wants an
 * e-mail address of the library in the parameter `email`, which is the key of its entry.
 */
export const unpaywall: PapersProtocol = {
  reach: 0,
  mostWorks: 1,
  ask(question) {
    const [doi] = question.what === 'works' ? question.dois : [];
    return doi === undefined ? undefined : `/${doi.split('/').map(encodeStrictly).join('/')}`;
  },
  read(_, answer) {
    if (words(at(answer, 'doi')) === '' || yes(at(answer, 'is_oa')) === null) return undefined;
    return { total: 1, papers: foundPapers([rawObject(answer)]), years: null, types: null };
  },
};

function rawObject(object: unknown): RawPaper {
  const best = at(object, 'best_oa_location');
  const copies = [best, ...list(at(object, 'oa_locations'))].filter(
    (one) => typeof one === 'object' && one !== null,
  );
  return {
    id: words(at(object, 'doi')).toLowerCase(),
    doi: at(object, 'doi'),
    title: words(at(object, 'title')) || at(object, 'doi'),
    authors: list(at(object, 'z_authors')).map((author) => ({
      name: [words(at(author, 'given')), words(at(author, 'family'))].filter(Boolean).join(' '),
      orcid: at(author, 'ORCID'),
    })),
    year: year(at(object, 'year')),
    published: at(object, 'published_date'),
    type: typeOfCrossref(words(at(object, 'genre'))),
    journal: at(object, 'journal_name'),
    issns: words(at(object, 'journal_issns')).split(','),
    publisher: at(object, 'publisher'),
    isOpen: yes(at(object, 'is_oa')),
    copies: copies.map((copy) => ({
      url: words(at(copy, 'url_for_pdf')) || words(at(copy, 'url')) || at(copy, 'url_for_landing_page'),
      version: copyVersion(at(copy, 'version')),
      licence: at(copy, 'license'),
      host:
        words(at(copy, 'repository_institution')) ||
        (at(copy, 'host_type') === 'publisher' ? at(object, 'publisher') : ''),
    })),
    url: at(object, 'doi_url'),
  };
}
