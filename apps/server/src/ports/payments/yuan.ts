import { ProviderFault } from './provider-fault.ts';

/** An amount in fen as providers write it: 350 is 3.50. */
export function yuanOf(fen: number): string {
  return `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** An amount of yuan in fen. @throws ProviderFault for anything but digits with at most two decimals */
export function fenOf(yuan: string): number {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  if (whole === undefined) throw new ProviderFault('an amount cannot be read');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
