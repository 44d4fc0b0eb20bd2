import { type Coverage, NO_COVERAGE } from '@lectern/rules/coverage/coverage';
import { formatEmbargo, parseEmbargo } from '@lectern/rules/coverage/embargo';
import {
  firstDayOf,
  formatTitleDate,
  isOpenEnd,
  lastDayOf,
  parseTitleDate,
} from '@lectern/rules/coverage/title-date';
import type { ColumnMeaning } from '../columns/column-table.ts';
import { LONGEST_VALUES } from '../limits.ts';
import type { RowValues } from './row-values.ts';

/**
 * The coverage of a row. An empty last date means to the present, so a last date that cannot be read, or lies before the first one, leaves
 * out all dates and numbers.
 */
export function readCoverage(values: RowValues): Coverage {
  const embargo = readEmbargo(values);
  const firstText = values.number('firstDate');
  const lastText = values.number('lastDate');
  const first = parseTitleDate(firstText);
  const last = parseTitleDate(lastText);
  if (!first && firstText !== '') values.leaveOut('DATE', 'firstDate', firstText);
  if (!last && !isOpenEnd(lastText)) {
    values.leaveOut('DATE', 'lastDate', lastText);
    return { ...NO_COVERAGE, embargo };
  }
  if (first && last && firstDayOf(first) > lastDayOf(last)) {
    values.leaveOut('DATES_REVERSED', 'lastDate', `${firstText} > ${lastText}`);
    return { ...NO_COVERAGE, embargo };
  }
  return {
    firstDate: first ? formatTitleDate(first) : '',
    firstVolume: values.text('firstVolume', LONGEST_VALUES.volume),
    firstIssue: values.text('firstIssue', LONGEST_VALUES.issue),
    lastDate: last ? formatTitleDate(last) : '',
    lastVolume: lastNumber(values.text('lastVolume', LONGEST_VALUES.volume)),
    lastIssue: lastNumber(values.text('lastIssue', LONGEST_VALUES.issue)),
    embargo,
  };
}

/** Archives write "10(present)" for a title that goes on and has come to volume 10. */
function lastNumber(value: string): string {
  return isOpenEnd(value) || value.toLowerCase().endsWith('(present)') ? '' : value;
}

/** Columns of CUFTS that together are an embargo. */
const EMBARGO_PARTS: readonly (readonly [meaning: ColumnMeaning, type: string, unit: string])[] = [
  ['openYears', 'R', 'Y'],
  ['openMonths', 'R', 'M'],
  ['closedMonths', 'P', 'M'],
  ['closedDays', 'P', 'D'],
];

function readEmbargo(values: RowValues): string {
  const text = values.number('embargo');
  if (text !== '') {
    const embargo = parseEmbargo(text);
    return embargo ? formatEmbargo(embargo) : values.leaveOut('EMBARGO', 'embargo', text);
  }
  const parts: string[] = [];
  for (const [meaning, type, unit] of EMBARGO_PARTS) {
    const length = values.number(meaning);
    if (length === '' || length === '0') continue;
    const part = `${type}${length}${unit}`;
    if (parseEmbargo(part)) parts.push(part);
    else values.leaveOut('EMBARGO', meaning, length);
  }
  const embargo = parts.length > 0 ? parseEmbargo(parts.join(';')) : undefined;
  return embargo ? formatEmbargo(embargo) : '';
}
