import { isCatalogueKind, type ProviderKind } from '@lectern/contracts/discovery/providers/provider';
import type { Deps } from '../../../platform/deps.ts';
import { isAddressTemplate } from '../../../ports/sources/fill-template.ts';

/** Where a server of Z39.50 is: `tcp://z3950.example.org:210/Default`. The port is 210 where none is written. */
export interface Z3950Place {
  readonly host: string;
  readonly port: number;
  readonly database: string;
}

const Z3950 = /^tcp:\/\/(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9_.-]{1,253})(?::(\d{1,5}))?\/([!-~]{1,120})$/;
const USUAL_PORT = 210;

/** Undefined for a text that is no such place. */
export function readZ3950Address(address: string): Z3950Place | undefined {
  const [, host, port = String(USUAL_PORT), database] = Z3950.exec(address) ?? [];
  const number = Number(port);
  if (host === undefined || database === undefined || number < 1 || number > 65_535) return undefined;
  return { host: host.replace(/^\[|\]$/g, ''), port: number, database };
}

/** Whether the address of an entry is one of another library, by its kind. */
export function isLibraryAddress(
  sources: Pick<Deps['sources'], 'isAllowed'>,
  { kind, address }: { readonly kind: ProviderKind; readonly address: string },
): boolean {
  if (!isCatalogueKind(kind))
    return isAddressTemplate(address) && sources.isAllowed(address.replace(/[{}]/g, '0'));
  switch (kind) {
    case 'sru':
      // By http too, which old servers speak alone: no key goes there, and an answer is only shown.
      return /^https?:\/\/[^\s{}#@\\]+$/i.test(address) && URL.canParse(address) && address.length <= 500;
    case 'z3950':
      return readZ3950Address(address) !== undefined;
    case 'sibling':
      return /^[A-Za-z0-9_-]{1,64}$/.test(address);
  }
}
