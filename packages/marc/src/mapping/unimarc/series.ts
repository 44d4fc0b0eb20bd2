import { formatIssn } from '@lectern/rules/issn';
import type { Series } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { SeriesList } from '../series-list.ts';
import { readLinked } from './embedded-fields.ts';

/** The series as printed (225), then linked ones (410, and 461/462: the set that a volume belongs to). */
export function mapSeries(index: FieldIndex): Series[] {
  const list = new SeriesList();
  for (const field of index.fields('225')) {
    const pair = index.pair(field);
    list.add({ ...readSeries(field), vernacular: pair === undefined ? undefined : readSeries(pair).title });
  }
  const analytic = isAnalytic(index);
  for (const tag of analytic ? ['410'] : ['410', '461', '462']) {
    for (const field of index.fields(tag)) {
      const { title, volume, issn } = readLinked(field);
      list.add({
        title: title ?? '',
        number: volume,
        issn: issn === undefined ? undefined : formatIssn(issn),
      });
    }
  }
  return list.series;
}

const MARKS: Readonly<Record<string, string>> = { a: ' ; ', e: ' : ', h: '. ', i: '. ' };

function readSeries(field: DataField): Series {
  let title = '';
  let number: string | undefined;
  let issn: string | undefined;
  for (const { code, value } of field.subfields) {
    const part = cleanText(value);
    const mark = MARKS[code];
    if (part === '') continue;
    if (mark !== undefined) title = title === '' ? part : title + mark + part;
    else if (code === 'v') number ??= part;
    else if (code === 'x') issn ??= formatIssn(part);
  }
  return { title, number, issn };
}

/** Whether the record describes a part of another publication: an article or chapter. */
export function isAnalytic(index: FieldIndex): boolean {
  return index.leader.charAt(7) === 'a';
}
