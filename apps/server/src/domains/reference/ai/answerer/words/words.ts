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
  /** `length`: in days, or in hours for what is lent by the hour; its fine is for each of them too. */
  rule(
    type: string,
    length: number,
    per: 'day' | 'hour',
    renewals: number,
    most: number | null,
    fine: string,
  ): string;
  mostLoans(most: number): string;
  ruleUnknown: string;
  /** Whether somebody may do something is told at the desk; the hours of today follow. */
  askDesk: string;
  /** Libraries and locations that copies belong to. */
  copiesIn(places: readonly string[]): string;
  /** Before other editions, originals and translations. */
  editions: string;
  /** Of the work that is named, no original and no translation is there. */
  noEditions: string;
  /** Before works in the order of their years. */
  oldestFirst: string;
  /** Before the parts of a series in their order. */
  inOrder: string;
  /** The part of a series that was asked for is not there; the parts that are follow. */
  noSuchPart: string;
  /** Before works that lack only what narrowed the search softly. */
  alsoNear: string;
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
