declare module '../../../platform/db/schema.ts' {
  interface Schema {
    saved_search: SavedSearchTable;
  }
}

/** A search that others can restore: `link` under a code made from it, `resource` under a code that staff gave it. */
export interface SavedSearchTable {
  tenant_id: string;
  kind: 'link' | 'resource';
  code: string;
  /** The search state as JSON, without what is at its default. */
  state: string;
  created_at: string;
  /** When it was last kept or opened, to a month; null where an earlier version kept it. */
  used_at: string | null;
}
