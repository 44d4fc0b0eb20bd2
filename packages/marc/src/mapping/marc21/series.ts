import { formatIssn } from '@lectern/rules/issn';
import type { Series } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { appendWithMark, trimIsbd } from '../punctuation.ts';
import { SeriesList } from '../series-list.ts';
import { first } from '../subfields.ts';
import { uniformTitleText } from './title-text.ts';

/** The series as printed (490, 440), then series headings (8XX) that are not among them. */
export function mapSeries(index: FieldIndex): Series[] {
  const list = new SeriesList();
  for (const tag of ['490', '440']) {
    for (const field of index.fields(tag)) {
      const others = index.pair(field);
      const vernacular = others === undefined ? [] : readSeries(others).map(({ title }) => title);
      for (const [at, series] of readSeries(field).entries())
        list.add({ ...series, vernacular: vernacular[at] });
    }
  }
  for (const tag of ['800', '810', '811', '830']) {
    for (const field of index.fields(tag)) {
      const pair = index.pair(field);
      list.add({ ...readTraced(field), vernacular: pair === undefined ? undefined : readTraced(pair).title });
    }
  }
  return list.series;
}

/** The series in one 490; each $a begins a new one. */
function readSeries(field: DataField): Series[] {
  const seriesOfField: { title: string; number?: string; issn?: string }[] = [];
  for (const { code, value } of field.subfields) {
    const text = cleanText(value);
    const current = seriesOfField.at(-1);
    if (code === 'a' && text !== '') seriesOfField.push({ title: text });
    else if (current === undefined || text === '') continue;
    else if (code === 'n' || code === 'p') current.title = appendWithMark(current.title, '. ', text);
    else if (code === 'v') current.number ??= trimIsbd(text);
    else if (code === 'x') current.issn ??= formatIssn(trimIsbd(text));
  }
  for (const series of seriesOfField) series.title = trimIsbd(series.title);
  return seriesOfField;
}

function readTraced(field: DataField): Series {
  const codes =
    field.tag === '830' || (field.tag === '880' && first(field, 't') === undefined) ? 'anpt' : 'tnp';
  const number = first(field, 'v');
  const issn = first(field, 'x');
  return {
    title: uniformTitleText(afterName(field), codes),
    number: number === undefined ? undefined : trimIsbd(number),
    issn: issn === undefined ? undefined : formatIssn(trimIsbd(issn)),
  };
}

/** The field without the name before $t: in 811, $n can be the number of a meeting. */
function afterName(field: DataField): DataField {
  const start = field.subfields.findIndex(({ code }) => code === 't');
  return start <= 0 ? field : { ...field, subfields: field.subfields.slice(start) };
}
