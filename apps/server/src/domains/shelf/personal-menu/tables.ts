declare module '../../../platform/db/schema.ts' {
  interface Schema {
    personal_menu: PersonalMenuTable;
  }
}

/** How a reader arranged the menu of the personal centre. No row: as the library arranged it. */
export interface PersonalMenuTable {
  tenant_id: string;
  patron_id: string;
  /** JSON arrays of keys. */
  key_order: string;
  hidden_keys: string;
  changed_at: string;
}
