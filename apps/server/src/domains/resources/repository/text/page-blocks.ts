/** Pages that are written to the index together. */
export const PAGES_OF_BLOCK = 32;

/** Some neighbouring pages of a file. */
export interface PageBlock {
  readonly fileId: string;
  /** Both are included. */
  readonly from: number;
  readonly to: number;
}

/** The subjects of the blocks of a file's pages up to the last one: `<file>/<number of the block>`. */
export function blockSubjects(fileId: string, lastPage: number): string[] {
  const blocks = Math.ceil(lastPage / PAGES_OF_BLOCK);
  return Array.from({ length: blocks }, (_, at) => `${fileId}/${at}`);
}

/** The block of a subject. */
export function blockOf(subject: string): PageBlock {
  const at = subject.indexOf('/');
  const from = Number(subject.slice(at + 1)) * PAGES_OF_BLOCK + 1;
  return { fileId: subject.slice(0, at), from, to: from + PAGES_OF_BLOCK - 1 };
}

/** The numbers of the pages of a block. */
export function pagesOfBlock({ from, to }: PageBlock): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
