import {
  isOtherLibrary,
  isScholarKind,
  type StaffProvider,
} from '@lectern/contracts/discovery/providers/provider';

/** What is being written of an outside source. */
export type ProviderDraft = Omit<StaffProvider, 'id' | 'hasKey' | 'isResting' | 'use'>;

const NEW: ProviderDraft = {
  code: '',
  names: {},
  kind: 'json',
  mappings: [],
  address: '',
  method: 'GET',
  body: '',
  bodyType: 'json',
  keyPlace: 'none',
  keyName: '',
  perMinute: 60,
  perDay: 5000,
  valueSeconds: 86_400,
  noneSeconds: 21_600,
  failedSeconds: 300,
  place: 100,
  isOn: false,
  catalogue: { version: '1.2', schema: '', syntax: 'usmarc', encoding: '', indexes: {}, page: '' },
};

/** A draft of a source as it is, or of a new one that is off. */
export function draftOf(provider: StaffProvider | undefined): ProviderDraft {
  if (!provider) return NEW;
  const { id: _id, hasKey: _hasKey, isResting: _isResting, use: _use, ...draft } = provider;
  return draft;
}

export function isDraftCode(code: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,39}$/.test(code);
}

/** Whether a draft can be sent. The server judges the address and the mappings. */
export function isComplete({ code, names, kind, address, mappings }: ProviderDraft): boolean {
  const isNamed = Object.values(names).some((name) => name?.trim());
  const isMapped = !isScholarKind(kind) && !isOtherLibrary({ kind, address });
  return isDraftCode(code) && isNamed && address !== '' && (!isMapped || mappings.length > 0);
}

/** A draft as it is sent. Fields that its kind does not have, and that are not shown, are those of a new one. */
export function sendable(draft: ProviderDraft): ProviderDraft {
  return isScholarKind(draft.kind) ? { ...draft, mappings: [], method: 'GET', body: '' } : draft;
}
