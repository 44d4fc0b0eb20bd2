/** A code that a search has in links, and the page of its list. */
export interface LinkCode {
  /** The search is saved under this code, whatever the page. */
  readonly code: string;
  /** From 1. */
  readonly page: number;
}

const WITH_PAGE = /^([^.]+)\.([1-9]\d{0,8})$/;

/** The code of one page of a saved search: a page behind the first is appended, so that all pages of a search are saved once. */
export function writeLinkCode({ code, page }: LinkCode): string {
  return page > 1 ? `${code}.${page}` : code;
}

export function readLinkCode(text: string): LinkCode {
  const [, code = text, page = '1'] = WITH_PAGE.exec(text) ?? [];
  return { code, page: Number(page) };
}
