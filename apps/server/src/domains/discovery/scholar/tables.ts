declare module '../../../platform/db/schema.ts' {
  interface Schema {
    scholar_paper: ScholarPaperTable;
  }
}

/** A scholarly work that somebody keeps. It says nothing of who. */
export interface ScholarPaperTable {
  id: string;
  tenant_id: string;
  /** `doi:10.1000/182`, else the id of the paper at its source; unique in the library. */
  paper_key: string;
  title: string;
  author: string;
  isbn: string;
  /** JSON: `Paper`, as it was when it was kept last. */
  paper: string;
  created_at: string;
  updated_at: string;
}
