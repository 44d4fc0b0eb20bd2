import type { TitleSource } from '@lectern/contracts/resources/titles/title';
import { type EmbargoSpan, parseEmbargo } from '@lectern/rules/coverage/embargo';
import type { TFunction } from 'i18next';
import type { Format } from '../../../../lib/format.ts';

export type Coverage = Pick<
  TitleSource,
  'firstDate' | 'firstVolume' | 'firstIssue' | 'lastDate' | 'lastVolume' | 'lastIssue' | 'embargo'
>;

/** The coverage of a title in words: "1998 (vol. 1, no. 1) – today, without this year". Empty where the list says nothing. */
export function coverageWords(t: TFunction<'titles'>, format: Format, coverage: Coverage): string {
  const { firstDate, firstVolume, firstIssue, lastDate, lastVolume, lastIssue, embargo } = coverage;
  const from = edgeWords(t, format, firstDate, firstVolume, firstIssue);
  const to = edgeWords(t, format, lastDate, lastVolume, lastIssue);
  const limits = embargoWords(t, format, embargo);
  const span = spanWords(t, from, to) || (limits.length > 0 ? t('coverage.all') : '');
  return [span, ...limits].filter((part) => part !== '').join(t('coverage.comma'));
}

/** What the embargo leaves open today; empty where there is none. */
export function todayWords(
  t: TFunction<'titles'>,
  format: Format,
  { embargo, openFrom, openTo }: Pick<TitleSource, 'embargo' | 'openFrom' | 'openTo'>,
): string {
  const { only, without } = parseEmbargo(embargo) ?? {};
  const [from, to] = [only ? format.partialDate(openFrom) : '', without ? format.partialDate(openTo) : ''];
  if (from && to) return t('coverage.todayFromTo', { from, to });
  if (to) return t('coverage.todayTo', { day: to });
  return from && t('coverage.todayFrom', { day: from });
}

function edgeWords(
  t: TFunction<'titles'>,
  format: Format,
  date: string,
  givenVolume: string,
  givenIssue: string,
): string {
  const [volume, issue] = [withoutZeros(givenVolume), withoutZeros(givenIssue)];
  const number =
    volume && issue
      ? t('coverage.volumeIssue', { volume, issue })
      : volume
        ? t('coverage.volume', { volume })
        : issue && t('coverage.issue', { issue });
  const day = date && format.partialDate(date);
  return day && number ? t('coverage.edge', { date: day, number }) : day || number;
}

/** Lists fill numbers up: 01 is 1. */
function withoutZeros(number: string): string {
  return /^\d+$/.test(number) ? number.replace(/^0+(?=\d)/, '') : number;
}

/** Without an end it goes on to the present. */
function spanWords(t: TFunction<'titles'>, from: string, to: string): string {
  if (from === to) return from;
  if (to === '') return t('coverage.fromOn', { from });
  return from === '' ? t('coverage.until', { to }) : t('coverage.fromTo', { from, to });
}

function embargoWords(t: TFunction<'titles'>, format: Format, code: string): readonly string[] {
  if (code === '') return [];
  const embargo = parseEmbargo(code);
  if (!embargo) return [t('coverage.otherEmbargo', { code })];
  const { only, without } = embargo;
  return [
    ...(only ? [limitWords(t, format, 'only', only)] : []),
    ...(without ? [limitWords(t, format, 'without', without)] : []),
  ];
}

/** One year, month or day is the present one. */
function limitWords(
  t: TFunction<'titles'>,
  format: Format,
  limit: 'only' | 'without',
  { length, unit }: EmbargoSpan,
): string {
  return length === 1
    ? t(`coverage.${limit}One.${unit}`)
    : t(`coverage.${limit}.${unit}`, { number: format.number(length) });
}
