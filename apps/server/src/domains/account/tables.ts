declare module '../../platform/db/schema.ts' {
  interface Schema {
    reader_setting: ReaderSettingTable;
  }
}

/** What a reader set; without a row the default holds (contracts/home/reader-setting.ts). */
export interface ReaderSettingTable {
  tenant_id: string;
  patron_id: string;
  code: string;
  value: string;
}
