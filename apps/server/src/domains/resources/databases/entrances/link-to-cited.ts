import type { LinkLevel } from '@lectern/contracts/resources/databases/entrance';
import type { LinkTemplates } from '../eresource-columns.ts';

/** What a link should lead to; empty where it is not known. */
export interface CitedPlace {
  readonly doi: string;
  readonly issn: string;
  readonly volume: string;
  readonly issue: string;
  readonly page: string;
}

const LEVELS = ['article', 'issue', 'title'] as const;

/**
 * The address that leads nearest to the article by a template of the database; the title's or the database's own where no template can be
 * filled. An address of the title (empty if it is not known) is surer than a template for titles.
 */
export function linkToCited(
  addresses: { readonly eresource: string; readonly title: string },
  templates: LinkTemplates,
  cited: CitedPlace,
): { readonly url: string; readonly level: LinkLevel } {
  for (const level of LEVELS) {
    const url =
      level === 'title' && addresses.title !== '' ? addresses.title : filled(templates[level], cited);
    if (url !== undefined) return { url, level };
  }
  return { url: addresses.eresource, level: 'resource' };
}

/** Undefined where a value is missing. A page alone names no place: it may be empty. */
function filled(template: string, cited: CitedPlace): string | undefined {
  if (template === '') return undefined;
  let isWhole = true;
  const url = template.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const value = cited[name as keyof CitedPlace] ?? '';
    if (value === '' && name !== 'page') isWhole = false;
    return name === 'doi' ? encodedDoi(value) : encodeURIComponent(value);
  });
  return isWhole ? url : undefined;
}

/** The slash of a DOI stays: resolvers and publishers expect it in the path. A resolver's address in front is taken off. */
function encodedDoi(doi: string): string {
  return encodeURIComponent(doi.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)/i, '')).replaceAll(
    '%2F',
    '/',
  );
}
