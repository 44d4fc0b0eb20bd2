/** The types of online resources. */
export const ONLINE_KINDS = ['ebook', 'thesis', 'article', 'database'] as const;
export type OnlineKind = (typeof ONLINE_KINDS)[number];

/** The facts about one online resource. It has no items. */
export interface OnlineWork {
  readonly id: string;
  readonly kind: OnlineKind;
  readonly title: string;
  /** The name as in a heading, with years of life; `*` before the name of a corporate body. */
  readonly author: string;
  /** Place and publisher; for an article journal, ISSN and volume with pages; for a thesis the degree note. */
  readonly source: readonly string[];
  readonly year: number;
  /** ISO 639-2/B. */
  readonly language: string;
  /** Chinese Library Classification. */
  readonly clc: string;
  readonly ddc: string;
  readonly subject: string;
  /** A web address, or a DOI. */
  readonly address: string;
}

/**
 * Facts from title pages and from the services: e-books of Project Gutenberg (described by their first editions),
 * articles and theses with DOI or repository address, databases with the address of their page.
 * Columns: kind | title | author | source, separated by `;` | year | language | CLC | DDC | subject | address.
 */
const LINES = `
ebook|Pride and Prejudice|Austen, Jane, 1775-1817|London;T. Egerton|1813|eng|I561|823.7|Courtship|https://www.gutenberg.org/ebooks/1342
ebook|Frankenstein, or, The Modern Prometheus|Shelley, Mary Wollstonecraft, 1797-1851|London;Lackington, Hughes, Harding, Mavor & Jones|1818|eng|I561|823.7|Horror tales|https://www.gutenberg.org/ebooks/84
ebook|Moby-Dick, or, The Whale|Melville, Herman, 1819-1891|New York;Harper & Brothers|1851|eng|I712|813.3|Whaling|https://www.gutenberg.org/ebooks/2701
ebook|Alice's Adventures in Wonderland|Carroll, Lewis, 1832-1898|London;Macmillan|1865|eng|I561|823.8|Fantasy fiction|https://www.gutenberg.org/ebooks/11
ebook|The Adventures of Sherlock Holmes|Doyle, Arthur Conan, 1859-1930|London;George Newnes|1892|eng|I561|823.8|Detective and mystery stories|https://www.gutenberg.org/ebooks/1661
ebook|A Tale of Two Cities|Dickens, Charles, 1812-1870|London;Chapman and Hall|1859|eng|I561|823.8|France--History--Revolution, 1789-1799--Fiction|https://www.gutenberg.org/ebooks/98
ebook|On the Origin of Species by Means of Natural Selection|Darwin, Charles, 1809-1882|London;John Murray|1859|eng|Q111|576.82|Evolution (Biology)|https://www.gutenberg.org/ebooks/1228
thesis|A Symbolic Analysis of Relay and Switching Circuits|Shannon, Claude Elwood, 1916-2001|Thesis (M.S.)--Massachusetts Institute of Technology|1940|eng|TN7|621.3815|Switching circuits|https://dspace.mit.edu/handle/1721.1/11173
thesis|Recherches sur la théorie des quanta|Broglie, Louis de, 1892-1987|Thèse--Université de Paris|1924|fre|O413|530.12|Quantum theory|https://theses.hal.science/tel-00006807
thesis|Eine neue Bestimmung der Moleküldimensionen|Einstein, Albert, 1879-1955|Dissertation--Universität Zürich|1905|ger|O561|539.6|Molecules|10.3929/ethz-a-000565688
article|A Mathematical Theory of Communication|Shannon, Claude Elwood, 1916-2001|Bell System Technical Journal;0005-8580;vol. 27 (1948), pages 379-423|1948|eng|TN911|003.54|Information theory|10.1002/j.1538-7305.1948.tb01338.x
article|Computing Machinery and Intelligence|Turing, Alan Mathison, 1912-1954|Mind;0026-4423;vol. 59 (1950), pages 433-460|1950|eng|TP18|006.3|Artificial intelligence|10.1093/mind/LIX.236.433
article|Zur Elektrodynamik bewegter Körper|Einstein, Albert, 1879-1955|Annalen der Physik;0003-3804;vol. 322 (1905), pages 891-921|1905|ger|O412|530.11|Special relativity (Physics)|10.1002/andp.19053221004
article|Equilibrium Points in N-Person Games|Nash, John F., 1928-2015|Proceedings of the National Academy of Sciences;0027-8424;vol. 36 (1950), pages 48-49|1950|eng|O225|519.3|Game theory|10.1073/pnas.36.1.48
article|A Relational Model of Data for Large Shared Data Banks|Codd, Edgar Frank, 1923-2003|Communications of the ACM;0001-0782;vol. 13 (1970), pages 377-387|1970|eng|TP311|005.756|Relational databases|10.1145/362384.362685
article|Go To Statement Considered Harmful|Dijkstra, Edsger Wybe, 1930-2002|Communications of the ACM;0001-0782;vol. 11 (1968), pages 147-148|1968|eng|TP311|005.1|Structured programming|10.1145/362929.362947
database|arXiv|*Cornell University|Ithaca, NY;Cornell University|1991|eng|O4|530|Science--Databases|https://arxiv.org/
database|PubMed|*National Library of Medicine (U.S.)|Bethesda, MD;National Library of Medicine|1996|eng|R-5|610|Medicine--Databases|https://pubmed.ncbi.nlm.nih.gov/
database|Directory of Open Access Journals|*Infrastructure Services for Open Access|Lund;Lund University Libraries|2003|eng|G255|050|Open access publishing--Databases|https://doaj.org/
database|中国哲学书电子化计划|Sturgeon, Donald|Chinese Text Project|2006|chi|B2|181.11|哲学--中国--数据库|https://ctext.org/zh
`;

/** The online resources of the university, always in the same order. */
export const ONLINE_WORKS: readonly OnlineWork[] = LINES.trim()
  .split('\n')
  .map((line, index) => parse(line, index + 1));

function parse(line: string, number: number): OnlineWork {
  const columns = line.split('|');
  const [kind, title, author, source, year, language, clc, ddc, subject, address] = columns;
  const knownKind = ONLINE_KINDS.find((one) => one === kind);
  if (
    columns.length !== 10 ||
    !knownKind ||
    !title ||
    !author ||
    !source ||
    !language ||
    !clc ||
    !ddc ||
    !subject ||
    !address
  )
    throw new RangeError(`online work ${number} is incomplete: ${line}`);
  return {
    id: `N${String(number).padStart(4, '0')}`,
    kind: knownKind,
    title,
    author,
    source: source.split(';'),
    year: Number(year),
    language,
    clc,
    ddc,
    subject,
    address,
  };
}
