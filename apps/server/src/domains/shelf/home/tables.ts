declare module '../../../platform/db/schema.ts' {
  interface Schema {
    home_layout: HomeLayoutTable;
  }
}

/** How a library arranged the cards of its home page. No row: in our order, all shown. */
export interface HomeLayoutTable {
  tenant_id: string;
  /** JSON: cards in their order, each with whether it is shown. */
  cards: string;
  changed_at: string;
}
