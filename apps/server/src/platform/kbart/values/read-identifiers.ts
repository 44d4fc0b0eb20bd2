import { bareIsbn, normaliseIsbn } from '@lectern/rules/isbn';
import { formatIssn, normaliseIssn } from '@lectern/rules/issn';
import type { ColumnMeaning } from '../columns/column-table.ts';
import type { TitleKind, TitleRow } from '../title-row.ts';
import type { RowValues } from './row-values.ts';

type Identifiers = Pick<TitleRow, 'printIssn' | 'onlineIssn' | 'printIsbn' | 'onlineIsbn'>;
interface Numbers {
  readonly issn: string;
  readonly isbn: string;
}

/** The valid identifiers of a row. Columns of KBART have either an ISSN or an ISBN: eight characters are an ISSN. */
export function readIdentifiers(values: RowValues, kind: TitleKind | undefined): Identifiers {
  const usual = kind === 'monograph' ? 'ISBN' : 'ISSN';
  const print = [
    readNumber(values, 'printIdentifier', usual),
    readNumber(values, 'printIssn', 'ISSN'),
    readNumber(values, 'printIsbn', 'ISBN'),
  ];
  const online = [
    readNumber(values, 'onlineIdentifier', usual),
    readNumber(values, 'onlineIssn', 'ISSN'),
    readNumber(values, 'onlineIsbn', 'ISBN'),
  ];
  return {
    printIssn: firstOf(print, 'issn'),
    onlineIssn: firstOf(online, 'issn'),
    printIsbn: firstOf(print, 'isbn'),
    onlineIsbn: firstOf(online, 'isbn'),
  };
}

const NO_NUMBERS: Numbers = { issn: '', isbn: '' };

function readNumber(values: RowValues, meaning: ColumnMeaning, usual: 'ISSN' | 'ISBN'): Numbers {
  const value = values.number(meaning);
  if (value === '') return NO_NUMBERS;
  const issn = normaliseIssn(value);
  if (issn !== undefined) return { issn, isbn: '' };
  const isbn = normaliseIsbn(value);
  if (isbn !== undefined) return { issn: '', isbn };
  values.leaveOut(codeOf(value, usual), meaning, value);
  return NO_NUMBERS;
}

/** What a wrong identifier should have been: by its form, else what its column usually has. */
function codeOf(value: string, usual: 'ISSN' | 'ISBN'): 'ISSN' | 'ISBN' {
  if (formatIssn(value) !== undefined) return 'ISSN';
  return bareIsbn(value).length >= 10 && /^\d/.test(value) ? 'ISBN' : usual;
}

function firstOf(numbers: readonly Numbers[], key: keyof Numbers): string {
  return numbers.find((one) => one[key] !== '')?.[key] ?? '';
}
