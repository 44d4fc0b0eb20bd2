/** Periods that the page offers: the last months, or a calendar year. */
export const SPANS = ['12', '24', '36'] as const;

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The months of a period (YYYY-MM), counted back from the month before `today`; the last twelve if the text names none. */
export function periodOf(text: string, today = new Date()): Period {
  if (/^20\d{2}$/.test(text)) return { from: `${text}-01`, to: `${text}-12` };
  const span = Number(SPANS.find((one) => one === text) ?? SPANS[0]);
  return { from: monthBefore(today, span), to: monthBefore(today, 1) };
}

/** Years that can be chosen: this one and the two before. */
export function yearsOf(today = new Date()): readonly string[] {
  return [0, 1, 2].map((back) => String(today.getUTCFullYear() - back));
}

function monthBefore(today: Date, count: number): string {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
}
