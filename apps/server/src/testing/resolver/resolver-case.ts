/**
 * A request and its right answer in the library of the cases (library.ts).
 *
 * `online`: the databases in their order, `Archive@article` where it is open and the link leads there, `Campus!outside` where it is closed,
 * with `?` behind the name where it is not sure (`Free?@title`). `notOnline`: `Archive:embargo`. `print`: titles of records, with `?` where
 * it is not sure and `-` where the volume is not there. `links`: addresses of full texts. What is left out is empty.
 */
export interface ResolverCase {
  readonly what: string;
  /** `{Gardens and Ponds}` is the address of that record's page. */
  readonly request: string;
  /** Who asks: a stranger at home unless it says otherwise. */
  readonly who?: 'inside' | 'reader';
  readonly online?: readonly string[];
  readonly notOnline?: readonly string[];
  readonly print?: readonly string[];
  readonly links?: readonly string[];
  /** Whether requests can be seen after signing in. */
  readonly signInForRequests?: true;
}
