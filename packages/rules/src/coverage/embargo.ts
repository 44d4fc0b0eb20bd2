/** Days (D), calendar months (M) or calendar years (Y). */
export type EmbargoUnit = 'D' | 'M' | 'Y';

export interface EmbargoSpan {
  readonly length: number;
  readonly unit: EmbargoUnit;
}

/**
 * What is open beside the dates of coverage (KBART RP-9-2014, 6.6.14). `only` is R: only the newest span is open. `without` is P: all but
 * the newest span is open. With both, what is open lies between.
 */
export interface Embargo {
  readonly only?: EmbargoSpan;
  readonly without?: EmbargoSpan;
}

const PART = /^([RP])(\d{1,5})([DMY])$/;
/** Longer spans are mistakes. */
const MOST_YEARS = 300;
const PER_YEAR: Readonly<Record<EmbargoUnit, number>> = { D: 365, M: 12, Y: 1 };

/**
 * The embargo of R1Y, P6M, R180D or two parts as in R10Y;P30D, in any case and order and with spaces; undefined for other text, for a
 * length of zero or of more than 300 years, and for two parts of one kind.
 */
export function parseEmbargo(text: string): Embargo | undefined {
  if (text.length > 40) return undefined;
  const parts = text.toUpperCase().replaceAll(' ', '').split(';');
  if (parts.length > 2) return undefined;
  const embargo: { only?: EmbargoSpan; without?: EmbargoSpan } = {};
  for (const part of parts) {
    const [, type, digits, unit] = PART.exec(part) ?? [];
    const span = { length: Number(digits), unit: unit as EmbargoUnit };
    const key = type === 'R' ? 'only' : 'without';
    if (type === undefined || embargo[key] || !isPossible(span)) return undefined;
    embargo[key] = span;
  }
  return embargo;
}

/** The embargo as KBART has it, R before P; empty for none. */
export function formatEmbargo({ only, without }: Embargo): string {
  const parts = [
    ...(only ? [`R${only.length}${only.unit}`] : []),
    ...(without ? [`P${without.length}${without.unit}`] : []),
  ];
  return parts.join(';');
}

/** The days that are open, both included, as YYYY-MM-DD. A bound that is absent is none. */
export interface EmbargoRange {
  readonly from?: string;
  readonly to?: string;
}

/**
 * What is open on `today` (YYYY-MM-DD). The unit says how often the wall moves: R1Y begins on 1 January of this year and P1Y ends on
 * 31 December of the last one; R1M and P1M do so with the month; R1D is today, and P1D ends yesterday. So R and P of one span are
 * what the other is not. `from` is after `to` if nothing is open, as in R1Y;P1Y.
 */
export function embargoRange({ only, without }: Embargo, today: string): EmbargoRange {
  return {
    ...(only && { from: startOfSpan(only, today) }),
    ...(without && { to: dayBefore(startOfSpan(without, today)) }),
  };
}

/** The first day of the span that ends with the present day, month or year. */
function startOfSpan({ length, unit }: EmbargoSpan, today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const back = length - 1;
  if (unit === 'Y') return dayOf(Date.UTC(year - back, 0, 1));
  if (unit === 'M') return dayOf(Date.UTC(year, month - 1 - back, 1));
  return dayOf(Date.UTC(year, month - 1, day - back));
}

function dayBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1, date - 1));
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function isPossible({ length, unit }: EmbargoSpan): boolean {
  return length >= 1 && length <= MOST_YEARS * PER_YEAR[unit];
}
