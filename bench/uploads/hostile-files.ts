/** Files that are made to hold whoever reads them, by what they are. Each is as long as the upload allows. */
export const HOSTILE_FILES: Readonly<Record<string, (mostBytes: number) => string>> = {
  'rows of one letter': (most) => 'a\n'.repeat(most / 2),
  'line ends': (most) => '\n'.repeat(most),
  'a line of separators': (most) => ','.repeat(most),
  quotes: (most) => '"'.repeat(most),
  'one open quote': (most) => `card,name\n"${'x'.repeat(most - 20)}`,
  'spaces before a letter': (most) => `${' '.repeat(most - 1)}a`,
  'a BibTeX author': (most) => `@book{a, author = {${'a and '.repeat(most / 6 - 10)}}}`,
  braces: (most) => `@book{a, title = ${'{'.repeat(most - 40)}`,
  'RIS without an end': (most) => `TY  - BOOK\n${'AU  - a\n'.repeat(most / 8 - 2)}`,
  'markup without an end': (most) => '<a '.repeat(most / 3),
};
