/** What a column says of a title. */
export type ColumnMeaning =
  | 'title'
  | 'printIdentifier'
  | 'onlineIdentifier'
  | 'printIssn'
  | 'onlineIssn'
  | 'printIsbn'
  | 'onlineIsbn'
  | 'firstDate'
  | 'firstVolume'
  | 'firstIssue'
  | 'lastDate'
  | 'lastVolume'
  | 'lastIssue'
  | 'address'
  | 'firstAuthor'
  | 'titleId'
  | 'embargo'
  | 'closedMonths'
  | 'closedDays'
  | 'openMonths'
  | 'openYears'
  | 'depth'
  | 'notes'
  | 'publisher'
  | 'kind'
  | 'printedOn'
  | 'onlineOn'
  | 'volume'
  | 'edition'
  | 'firstEditor'
  | 'parentId'
  | 'precedingId'
  | 'access';

/**
 * The names of the columns of each meaning, in groups: the names of KBART I and II with what others write for exactly this, then names that
 * have the meaning only where the ones before are not there. Case, spaces, underscores, hyphens and other signs are not compared.
 * Beside KBART: GOKb templates, CUFTS, DOAJ, Project MUSE, EBSCO holdings, SFX and 360 exports, YBP lists, and Chinese vendors.
 */
export const COLUMN_NAMES: Readonly<Record<ColumnMeaning, readonly (readonly string[])[]>> = {
  title: [
    ['publication_title'],
    ['title', 'journal_title', 'book_title', 'title_name'],
    ['题名', '題名', '刊名', '书名', '書名', '期刊名称', '期刊名稱', '图书名称', '圖書名稱'],
  ],
  printIdentifier: [['print_identifier']],
  onlineIdentifier: [['online_identifier']],
  printIssn: [
    ['print_issn', 'p_issn', 'issn_print', 'print_identifier.issn', 'Journal ISSN (print version)'],
    ['issn', 'ID.issn', 'title.identifier.issn', 'TitleIdentifier.issn'],
    ['印刷版ISSN', '纸本ISSN', '紙本ISSN'],
  ],
  onlineIssn: [
    ['online_issn', 'e_issn', 'electronic_issn', 'issn_online', 'issn_electronic', 'online_identifier.issn'],
    ['ID.eissn', 'title.identifier.eissn', 'TitleIdentifier.eissn', 'Journal EISSN (online version)'],
    ['电子ISSN', '電子ISSN', '在线ISSN', '網路ISSN'],
  ],
  printIsbn: [
    ['print_isbn', 'p_isbn', 'isbn_print', 'print_identifier.isbn', 'ID.isbn'],
    ['印刷版ISBN', '纸本ISBN', '紙本ISBN'],
  ],
  onlineIsbn: [
    ['online_isbn', 'e_isbn', 'electronic_isbn', 'isbn_online', 'online_identifier.isbn', 'ID.eisbn'],
    ['电子ISBN', '電子ISBN', '在线ISBN'],
    // A list of e-books that has one ISBN gives that of the e-book.
    ['isbn'],
  ],
  firstDate: [
    ['date_first_issue_online', 'date_first_package_issue'],
    ['ft_start_date', 'managed_coverage_begin', 'coverage_start_date', 'start_date', 'date_first_issue'],
    ['起始日期', '起始年', '收录起始年', '收錄起始年'],
  ],
  firstVolume: [['num_first_vol_online', 'volume_first_package_issue'], ['vol_ft_start'], ['起始卷']],
  firstIssue: [['num_first_issue_online', 'number_first_package_issue'], ['iss_ft_start'], ['起始期']],
  lastDate: [
    ['date_last_issue_online', 'date_last_package_issue'],
    ['ft_end_date', 'managed_coverage_end', 'coverage_end_date', 'end_date', 'date_last_issue'],
    ['终止日期', '結束日期', '结束日期', '终止年', '结束年', '收录结束年', '收錄結束年'],
  ],
  lastVolume: [
    ['num_last_vol_online', 'volume_last_package_issue'],
    ['vol_ft_end'],
    ['终止卷', '结束卷', '結束卷'],
  ],
  lastIssue: [
    ['num_last_issue_online', 'number_last_package_issue'],
    ['iss_ft_end'],
    ['终止期', '结束期', '結束期'],
  ],
  address: [
    ['title_url'],
    ['url', 'journal_url', 'title_link', 'link'],
    ['platform.host.url'],
    ['网址', '網址', '链接', '鏈接', '連結'],
  ],
  firstAuthor: [['first_author'], ['author', 'authors'], ['作者', '责任者', '責任者']],
  titleId: [
    ['title_id', 'ID.kbart_title_id'],
    ['db_identifier', 'kbid', 'object_id'],
  ],
  embargo: [['embargo_info', 'KBARTEmbargo'], ['embargo']],
  closedMonths: [['embargo_months']],
  closedDays: [['embargo_days']],
  openMonths: [['current_months']],
  openYears: [['current_years']],
  depth: [['coverage_depth']],
  notes: [['notes'], ['coverage_notes'], ['备注', '備註']],
  publisher: [
    ['publisher_name', 'org.publisher.name', 'pub_OrgName'],
    ['publisher'],
    ['出版社', '出版者', '出版机构', '出版單位', '出版单位'],
  ],
  kind: [['publication_type']],
  printedOn: [
    ['date_monograph_published_print'],
    ['publication_year', 'pub_year', 'year_published', 'date_published'],
    ['出版年', '出版日期', '出版时间', '出版時間'],
  ],
  onlineOn: [['date_monograph_published_online']],
  volume: [['monograph_volume']],
  edition: [['monograph_edition'], ['edition'], ['版次', '版本']],
  firstEditor: [['first_editor'], ['editor', 'editors'], ['编者', '編者', '主编', '主編']],
  parentId: [['parent_publication_title_id', 'parent_publication_id']],
  precedingId: [['preceding_publication_title_id', 'preceding_publication_id']],
  access: [['access_type']],
};

/** A list of titles has one of these beside the title: without them nobody could find or open one. */
export const NEEDED_BESIDE_TITLE: readonly ColumnMeaning[] = [
  'address',
  'printIdentifier',
  'onlineIdentifier',
  'printIssn',
  'onlineIssn',
  'printIsbn',
  'onlineIsbn',
  'firstDate',
  'firstVolume',
  'lastDate',
  'lastVolume',
];
