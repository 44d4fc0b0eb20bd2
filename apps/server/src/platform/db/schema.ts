import type * as browse from './schema/browse-tables.ts';
import type * as catalogue from './schema/catalogue-tables.ts';
import type * as circulation from './schema/circulation-tables.ts';
import type * as platform from './schema/platform-tables.ts';
import type * as words from './schema/readers-words-tables.ts';
import type * as tenant from './schema/tenant-tables.ts';

/** Every table, as migrations/ leave it. Ids are UUIDv7 text, instants ISO 8601 UTC text, dates YYYY-MM-DD. */
export interface Schema {
  tenant: tenant.TenantTable;
  library: tenant.LibraryTable;
  location: tenant.LocationTable;
  campus: browse.CampusTable;
  class_entry: browse.ClassEntryTable;
  saved_search: tenant.SavedSearchTable;

  popular_search: words.PopularSearchTable;
  popular_word: words.PopularWordTable;
  popular_search_salt: words.PopularSearchSaltTable;
  search_without_hits: words.SearchWithoutHitsTable;
  search_history: words.SearchHistoryTable;
  reader_setting: words.ReaderSettingTable;

  bib: catalogue.BibTable;
  bib_source: catalogue.BibSourceTable;
  item: catalogue.ItemTable;
  import_run: catalogue.ImportRunTable;

  patron_group: circulation.PatronGroupTable;
  item_type: circulation.ItemTypeTable;
  loan_rule: circulation.LoanRuleTable;
  closed_day: circulation.ClosedDayTable;
  patron: circulation.PatronTable;
  guarantee: circulation.GuaranteeTable;
  loan: circulation.LoanTable;
  hold: circulation.HoldTable;
  fine_entry: circulation.FineEntryTable;

  session: platform.SessionTable;
  captcha: platform.CaptchaTable;
  verification_code: platform.VerificationCodeTable;
  attempt_counter: platform.AttemptCounterTable;
  rate_counter: platform.RateCounterTable;
  idempotency: platform.IdempotencyTable;
  job: platform.JobTable;
  outbox_event: platform.OutboxEventTable;
  lease: platform.LeaseTable;
  staff_member: platform.StaffMemberTable;
  role: platform.RoleTable;
  role_permission: platform.RolePermissionTable;
  staff_role: platform.StaffRoleTable;
  audit_entry: platform.AuditEntryTable;
}
