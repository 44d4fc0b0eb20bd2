import { localStore } from '../../../../lib/storage.ts';

/** Receipt paper of 80 mm, or sheets of A4 with four slips each. */
export type SlipSize = '80mm' | 'A4';

/** What the printer of this computer takes, as somebody chose it here. */
export function slipSize(): SlipSize {
  return localStore.read('slipSize') ?? '80mm';
}

export function keepSlipSize(size: SlipSize): void {
  localStore.write('slipSize', size);
}
