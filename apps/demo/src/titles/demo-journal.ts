/** A real journal as facts: its name, its numbers, and what of it a database has. */
export interface DemoJournal {
  /** The code of the database. */
  readonly database: string;
  readonly name: string;
  /** Print and online ISSN; empty without one. */
  readonly print: string;
  readonly online: string;
  readonly publisher: string;
  /** The year of the first issue there; empty where it is not known. */
  readonly since: string;
  /** As KBART has it; empty without one. */
  readonly embargo: string;
  /** Everybody may read it. */
  readonly isFree: boolean;
}

/** Lines of one database, with bars between the values: name, print ISSN, online ISSN, first year, publisher, embargo. */
export function journalsOf(database: string, lines: string, { isFree = false } = {}): DemoJournal[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', print = '', online = '', since = '', publisher = '', embargo = ''] = line
        .split('|')
        .map((value) => value.trim());
      return { database, name, print, online, publisher, since, embargo, isFree };
    });
}
