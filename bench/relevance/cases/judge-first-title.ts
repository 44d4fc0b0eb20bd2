import { plain } from '../plain-text.ts';
import { passedIf, unanswerable, type Verdict } from '../verdict.ts';
import type { Asking } from './asking.ts';
import type { Catalogue } from './catalogue.ts';
import { translateRuby } from './ruby-pattern.ts';

/** The first hit's title statement must be the given one. */
export async function judgeFirstTitle(
  { reader, records }: Catalogue,
  { asked, not, measure }: Asking,
  wanted: string,
): Promise<Verdict> {
  if (!/first.*title/.test(measure)) return unanswerable('a shape of expectation that is not understood');
  const hasTitle = (id: string | undefined) =>
    records.get(id ?? '')?.fields.title_full.some((title) => plain(title) === plain(wanted)) ?? false;
  if (![...records.keys()].some(hasTitle)) return unanswerable('names records that are not here');
  const { ids } = await reader.find(asked, 1);
  return passedIf(hasTitle(ids[0]) !== not, `first is ${records.get(ids[0] ?? '')?.title ?? 'nothing'}`);
}

/** The last hit of the page must have a number that fits the pattern. */
export async function judgeLast({ reader, records }: Catalogue, asking: Asking): Promise<Verdict> {
  const { regex, i } = (asking.parts.get('match')?.[0] ?? { regex: '' }) as { regex: string; i?: boolean };
  if (!/last.*id/.test(asking.measure)) return unanswerable('a shape of expectation that is not understood');
  const pattern = translateRuby(regex, i ?? false);
  if (![...records.keys()].some((id) => pattern.test(id)))
    return unanswerable('names records that are not here');
  const { ids } = await reader.find(asking.asked, asking.rows);
  return passedIf(pattern.test(ids.at(-1) ?? '') !== asking.not, `page: ${ids.join(' ')}`);
}
