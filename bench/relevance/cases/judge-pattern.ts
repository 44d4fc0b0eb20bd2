import type { Asked } from '../asking/reader.ts';
import { holdsWords } from '../plain-text.ts';
import type { ShownField, ShownRecord } from '../records/shown-record.ts';
import { passedIf, unanswerable, type Verdict } from '../verdict.ts';
import { type Asking, reachOf } from './asking.ts';
import type { Catalogue } from './catalogue.ts';
import { translateRuby } from './ruby-pattern.ts';

/** Display fields of the recorded systems; one that begins with "vern_" is the same field in its original script. */
const FIELDS: Readonly<Record<string, ShownField>> = {
  title_245a_display: 'title_245a',
  title_display: 'title',
  title_full_display: 'title_full',
  author_person_display: 'author_person',
  author_corp_display: 'author_corp',
  topic_display: 'topic',
};

/** Hits looked through for records that satisfy query and pattern. */
const DEPTH = 10_000;

/**
 * A pattern that the first hits must show (or must not show). Counted where at least one record satisfies both query and pattern;
 * then as many hits as do, at most the number that the case names, must be such records.
 */
export async function judgePattern(
  { reader, records }: Catalogue,
  asking: Asking,
  given: Readonly<Record<string, { regex: string; i?: boolean }>>,
): Promise<Verdict> {
  const [[name, { regex, i }] = ['', { regex: '', i: false }]] = Object.entries(given);
  const field = FIELDS[name.replace(/^vern_/, '')];
  if (field === undefined) return unanswerable(`no such display field here: ${name}`);
  let pattern: RegExp;
  try {
    pattern = translateRuby(regex.normalize('NFC'), i ?? false);
  } catch {
    return unanswerable('a pattern that cannot be translated');
  }
  const shows = (record: ShownRecord | undefined) =>
    record?.fields[field].some((value) => pattern.test(value)) ?? false;
  const showing = [...records.values()].filter(shows);
  if (showing.length === 0) return unanswerable('no record here shows the pattern');

  // What a query must not find is said of its words, not of others that are tried where they find nothing.
  const found = await reader.find({ ...asking.asked, literal: asking.not }, DEPTH);
  const hits = new Set(found.ids);
  const satisfying = showing.filter((record) => hits.has(record.id) || satisfies(record, asking.asked));
  const first = found.ids.slice(0, reachOf(asking)).map((id) => records.get(id));
  const titles = first.map((record) => record?.title ?? '?');

  if (asking.not) {
    if (found.total === 0) return unanswerable('no record here satisfies the query');
    return passedIf(
      !first.some(shows),
      `shows ${regex}: ${titles.filter((_, at) => shows(first[at])).join(' | ')}`,
    );
  }
  if (satisfying.length === 0) return unanswerable('no record here satisfies query and pattern');
  if (!asking.parts.has('in_each_of_first'))
    return passedIf(
      first.some(shows),
      `none of the first ${first.length} shows ${regex}: ${titles.slice(0, 5).join(' | ')}`,
    );
  const wanted = first.slice(0, Math.min(reachOf(asking), satisfying.length));
  const at = wanted.findIndex((record) => !shows(record));
  return passedIf(
    at < 0 && wanted.length > 0,
    `${satisfying.length} records satisfy ${regex}; number ${at + 1} is ${titles[at] ?? 'absent'} (e.g. wanted: ${satisfying[0]?.title})`,
  );
}

/** Whether a record that the search may have missed holds its words, and passes its filters. */
function satisfies(
  { fields, languages, docType }: ShownRecord,
  { keyWord = '', langCode, docCode }: Asked,
): boolean {
  const among = (wanted: Asked['langCode'], values: readonly string[]) =>
    wanted === undefined || [wanted].flat().some((value) => values.includes(value));
  return (
    among(langCode, languages) &&
    among(docCode, [docType]) &&
    holdsWords(Object.values(fields).flat().join(' | '), keyWord)
  );
}
