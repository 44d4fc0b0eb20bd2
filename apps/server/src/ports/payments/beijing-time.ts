import { ProviderFault } from './provider-fault.ts';

const OFFSET_MS = 8 * 3_600_000;

/** An instant as Alipay writes it: 2026-03-02 10:15:20, in Beijing. */
export function beijingTime(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The instant (ISO, UTC) of a time in Beijing; fractions of a second are left out. @throws ProviderFault */
export function instantInBeijing(text: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)/.exec(text) ?? [];
  const at = new Date(`${day}T${time}+08:00`);
  if (Number.isNaN(at.getTime())) throw new ProviderFault('a time cannot be read');
  return at.toISOString();
}

const DAY_MS = 86_400_000;

/** The first and last instant of the day in Beijing that an instant (ISO) is in. */
export function dayInBeijing(at: string): { readonly from: string; readonly to: string } {
  const shifted = new Date(at).getTime() + OFFSET_MS;
  const from = shifted - (shifted % DAY_MS) - OFFSET_MS;
  return { from: new Date(from).toISOString(), to: new Date(from + DAY_MS - 1).toISOString() };
}
