/** The expected result for a file of marc4j's test resources (marc4j-test-resources.tar.xz). */
export interface EdgeCase {
  readonly records: number;
  readonly rejected?: number;
  /** The kind of file, if it is not MARC. */
  readonly found?: string;
}

const json: EdgeCase = { records: 0, found: 'json' };

/**
 * The expected results by file. ISO 2709 has as many records as record terminators, MARCXML as many as leaders; a
 * comment explains each exception. The two "pride and prejudice" files have the same records, damaged and undamaged.
 */
export const edgeCases: Readonly<Record<string, EdgeCase>> = {
  // Cut off at 64 KiB in the middle of the 19th record.
  '008008027.mrc': { records: 18, rejected: 1 },
  '065001035.mrc': { records: 40 },
  '1474920681_KOHA_LFL_5.xml': { records: 1 },
  '1474920681_KOHA_LFL_6_with_comment.xml': { records: 1 },
  '185258.mrc': { records: 1 },
  '54-56-008008027.mrc': { records: 5 },
  'OCLC_814388508.xml': { records: 1 },
  'azdoud.xml': { records: 1 },
  'bad-characters-in-various-fields.mrc': { records: 1 },
  // One record of a megabyte among them, its directory wrapped around.
  'bad_hathi_records.mrc': { records: 5 },
  'bad_leaders_10_11.mrc': { records: 1 },
  'bad_oversize_field_bad_directory.mrc': { records: 5 },
  'bad_too_long_plus_2.mrc': { records: 3 },
  'brkrtest.mrc': { records: 8 },
  'brkrtest.mrk': { records: 0, found: 'marc-text' },
  'brkrtest_UTF8.mrc': { records: 8 },
  'chabon-bad-subfields-element.xml': { records: 1 },
  'chabon-loc.mrc': { records: 2 },
  'chabon-missing-controlfield-tag.xml': { records: 1 },
  'chabon-missing-datafield-tag.xml': { records: 1 },
  'chabon-missing-subfield-code.xml': { records: 1 },
  'chabon-record-type-bad.xml': { records: 2 },
  'chabon-record-type.xml': { records: 2 },
  'chabon.mrc': { records: 2 },
  'chabon.xml': { records: 2 },
  'chinese_mangled_multibyte.mrc': { records: 4 },
  'cruel-cruel-indicatorless-summerland.xml': { records: 1 },
  'cyrillic_capital_e.mrc': { records: 2 },
  // 214,804 bytes with 989 fields, starts of six digits in the directory.
  'datos-20161010-slice.mrc': { records: 1 },
  'dp_004015001.mrc': { records: 3 },
  'field700_4_test.mrc': { records: 2 },
  'getty_test_1.mrc': { records: 1 },
  'getty_test_output.mrc': { records: 1 },
  'greekmissingcharsetchange.mrc': { records: 3 },
  'illegal-marc-in-json.json': json,
  'incomplete_esc_seq.mrc': { records: 1 },
  'kan1222221.mrc': { records: 1 },
  'legal-json-marc-in-json.json': json,
  'loongboonmee.mrc': { records: 2 },
  'marc-in-json.json': json,
  'marc-json.json': json,
  'not_unimarc_errors_3.mrc': { records: 3 },
  'oclc_63111280_export_as_UTF8_from_connexion.mrc': { records: 1 },
  'pride-and-prejudice-fixed.mrc': { records: 383 },
  'pride-and-prejudice-with-many-errors.mrc': { records: 383 },
  'rec1.mrc': { records: 1 },
  'rec2.mrc': { records: 1 },
  'rec3.mrc': { records: 1 },
  'sample1.mrc': { records: 8 },
  'sample1a.xml': { records: 9 },
  'selectedRecs.mrc': { records: 11 },
  'summerland-indented-marc-json.json': json,
  'summerland-marc-in-json-indented.json': json,
  'summerland-marc-in-json.json': json,
  'summerland-marc-json.json': json,
  'summerland-record-with-type.xml': { records: 1 },
  'summerland-record.xml': { records: 1 },
  'summerland.mrc': { records: 1 },
  'summerland.xml': { records: 1 },
  'summerlandwith710.xml': { records: 1 },
  'u17_utf8.mrc': { records: 1 },
  'u335.mrc': { records: 1 },
  'unordered-directory-entries.mrc': { records: 1 },
};
