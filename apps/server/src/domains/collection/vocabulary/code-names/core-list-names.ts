import { type NamesByCode, fourNames as names } from './four-names.ts';

/** Indexes and core lists that name the journals they include (`coreInclude`). A library adds lists of its own. */
export const CORE_LIST_NAMES: NamesByCode = {
  SCI: names(
    'SCI（科学引文索引）',
    'SCI（科學引文索引）',
    'SCI (Science Citation Index)',
    'SCI (Science Citation Index)',
  ),
  SSCI: names(
    'SSCI（社会科学引文索引）',
    'SSCI（社會科學引文索引）',
    'SSCI (Social Sciences Citation Index)',
    'SSCI (Social Sciences Citation Index)',
  ),
  AHCI: names(
    'A&HCI（艺术与人文引文索引）',
    'A&HCI（藝術與人文引文索引）',
    'A&HCI (Arts & Humanities Citation Index)',
    'A&HCI (Arts & Humanities Citation Index)',
  ),
  EI: names('EI（工程索引）', 'EI（工程索引）', 'EI (Engineering Index)', 'EI (Engineering Index)'),
  CSSCI: names(
    'CSSCI（中文社会科学引文索引）',
    'CSSCI（中文社會科學引文索引）',
    'CSSCI (Chinese Social Sciences Citation Index)',
    'CSSCI (index chinois des citations en sciences sociales)',
  ),
  CSCD: names(
    'CSCD（中国科学引文数据库）',
    'CSCD（中國科學引文資料庫）',
    'CSCD (Chinese Science Citation Database)',
    'CSCD (base chinoise de citations scientifiques)',
  ),
  PKU: names(
    '中文核心期刊（北京大学）',
    '中文核心期刊（北京大學）',
    'Core Journals of China (Peking University)',
    'Revues chinoises de référence (université de Pékin)',
  ),
  THCI: names(
    'THCI（台湾人文学核心期刊）',
    'THCI（臺灣人文學核心期刊）',
    'THCI (Taiwan Humanities Citation Index)',
    'THCI (index taïwanais des humanités)',
  ),
  TSSCI: names(
    'TSSCI（台湾社会科学核心期刊）',
    'TSSCI（臺灣社會科學核心期刊）',
    'TSSCI (Taiwan Social Sciences Citation Index)',
    'TSSCI (index taïwanais des sciences sociales)',
  ),
};
