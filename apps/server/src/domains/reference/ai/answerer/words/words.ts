/** What was sought: the words, empty where filters alone were, and the filters. */
export interface Sought {
  readonly name: string;
  readonly filters: readonly string[];
}

/** The sentences of the answerer in one language. Names and titles are put in by the caller; a sentence ends with its sign. */
export interface Words {
  found(count: number, sought: Sought): string;
  foundMore(count: number): string;
  count(count: number, sought: Sought): string;
  nothing(sought: Sought): string;
  /** There is something once the filters are taken away. */
  withoutFilters(count: number): string;
  /** No work has the name, but the records of so many have its words. */
  elsewhere(count: number): string;
  /** The nearest works have these words of what was asked for. */
  nearest(had: readonly string[]): string;
  didYouMean(words: string): string;
  noSuchWork(name: string): string;
  onShelf(copies: number, place: string): string;
  readingOnly(place: string): string;
  online: string;
  /** Between two ways to use a work. */
  and: string;
  allOut(day: string, waiting: number): string;
  noCopies: string;
  place(library: string, location: string, callNumber: string): string;
  whereIs: string;
  due(title: string, day: string, state: 'overdue' | 'soon' | 'later'): string;
  loans(count: number): string;
  noLoans: string;
  renewable(count: number): string;
  notRenewable(title: string, why: string): string;
  hold(
    title: string,
    state: 'kept' | 'waiting' | 'other',
    until: string,
    place: string,
    before: number | null,
  ): string;
  noHolds: string;
  owed(amount: string): string;
  /** What overdue loans cost so far. */
  accruing(amount: string): string;
  noFines: string;
  limits(canBorrow: boolean, more: number | null): string;
  hours(library: string, day: string, hours: string): string;
  week(library: string, week: string): string;
  noHours: string;
  rule(type: string, days: number, renewals: number, most: number | null, fine: string): string;
  mostLoans(most: number): string;
  ruleUnknown: string;
  similar: string;
  noSimilar: string;
  says: string;
  notSaid: string;
  canRequest: string;
  whichWork: string;
  whatAbout: string;
  outside: string;
  refused: string;
  librarian: string;
  away: string;
  filters: {
    onShelf: string;
    online: string;
    from(year: number): string;
    to(year: number): string;
    newest: string;
    mostBorrowed: string;
  };
}
