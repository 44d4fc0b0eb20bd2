interface ListedWork {
  readonly recordId: string;
  /** False: the record is gone, and nothing is known of its copies. */
  readonly inCatalogue: boolean;
}

/** The records of listed works that the catalogue still has. */
export function inCatalogue(works: readonly ListedWork[]): string[] {
  return works.filter((work) => work.inCatalogue).map(({ recordId }) => recordId);
}
