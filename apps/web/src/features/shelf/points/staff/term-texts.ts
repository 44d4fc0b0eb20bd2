import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { POINT_EVENTS, type PointEvent } from '@lectern/contracts/shelf/points/fields';
import type { putPointTerms } from '@lectern/contracts/shelf/points/put-point-terms';

type Terms = OutputOf<(typeof putPointTerms)['output']>;
type Field =
  | `${PointEvent}.${'points' | 'times'}`
  | 'validDays'
  | 'minorUnitsPerPoint'
  | 'leastPoints'
  | 'mostPointsADay';
export type TermTexts = Readonly<Record<Field, string>>;

/** The terms as texts of a form: money with two decimals, and empty texts for what has no limit. */
export function textsOf(terms: Terms): TermTexts {
  const text = (value: number | null | undefined) => `${value ?? ''}`;
  const ofEvents = POINT_EVENTS.flatMap((event) => {
    const rule = terms.rules.find((one) => one.event === event);
    return [
      [`${event}.points`, text(rule?.points ?? 0)],
      [`${event}.times`, text(rule?.timesADay)],
    ];
  });
  return Object.fromEntries([
    ...ofEvents,
    ['validDays', text(terms.validDays)],
    ['minorUnitsPerPoint', (terms.minorUnitsPerPoint / 100).toFixed(2)],
    ['leastPoints', text(terms.leastPoints)],
    ['mostPointsADay', text(terms.mostPointsADay)],
  ]) as TermTexts;
}

/** The terms that the texts say, without `pays`; undefined with the fields that are wrong. An event of 0 points has no rule. */
export function readTerms(texts: TermTexts): {
  readonly values: Omit<Terms, 'pays'> | undefined;
  readonly wrong: readonly Field[];
} {
  const wrong: Field[] = [];
  const whole = (field: Field, least: number, most: number) => {
    const text = texts[field].trim().replace('\u2212', '-');
    const value = /^-?\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) wrong.push(field);
    return value;
  };
  const optional = (field: Field, most: number) =>
    texts[field].trim() === '' ? null : whole(field, 1, most);
  const money = texts.minorUnitsPerPoint.trim().replace(',', '.');
  const minorUnitsPerPoint = /^\d{1,4}(\.\d{1,2})?$/.test(money) ? Math.round(Number(money) * 100) : 0;
  if (minorUnitsPerPoint === 0) wrong.push('minorUnitsPerPoint');
  const rules = POINT_EVENTS.map((event) => ({
    event,
    points: whole(`${event}.points`, -10_000, 10_000),
    timesADay: optional(`${event}.times`, 1000),
  })).filter(({ points }) => points !== 0);
  const values = {
    rules,
    validDays: optional('validDays', 3650),
    minorUnitsPerPoint,
    leastPoints: whole('leastPoints', 1, 1_000_000),
    mostPointsADay: optional('mostPointsADay', 1_000_000),
  };
  return { values: wrong.length === 0 ? values : undefined, wrong };
}
