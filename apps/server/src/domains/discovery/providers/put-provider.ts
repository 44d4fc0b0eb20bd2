import {
  PROVIDER_ADDRESS_INVALID,
  PROVIDER_BODY_INVALID,
  PROVIDER_CODE_TAKEN,
  PROVIDER_LIMIT_REACHED,
  PROVIDER_LINK_ONLY,
  PROVIDER_MAPPING_INVALID,
  PROVIDER_NOT_FOUND,
} from '@lectern/contracts/discovery/providers/errors';
import {
  isOtherLibrary,
  isScholarKind,
  MOST_PROVIDERS,
  type ProviderKeyPlace,
} from '@lectern/contracts/discovery/providers/provider';
import { isLinkPurpose } from '@lectern/contracts/discovery/providers/purposes';
import type { putProvider } from '@lectern/contracts/discovery/providers/put-provider';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isAddressTemplate, isBodyTemplate } from '../../../ports/sources/fill-template.ts';
import { isLibraryAddress } from './library-address.ts';
import {
  changeProvider,
  countProviders,
  findProvider,
  findProviderByCode,
  insertProvider,
} from './store/provider-store.ts';
import type { ProviderTable } from './tables.ts';

export type ProviderFacts = OutputOf<typeof putProvider.input>;

type Unsound =
  | 'PROVIDER_ADDRESS_INVALID'
  | 'PROVIDER_BODY_INVALID'
  | 'PROVIDER_LINK_ONLY'
  | 'PROVIDER_MAPPING_INVALID';
type Unplaced = 'PROVIDER_NOT_FOUND' | 'PROVIDER_CODE_TAKEN' | 'PROVIDER_LIMIT_REACHED';

/** What is wrong with an entry by itself; undefined where it can be asked. */
export async function unsoundEntry(
  { sources }: Pick<Deps, 'sources'>,
  facts: ProviderFacts,
): Promise<Refusal<Unsound> | undefined> {
  const { kind, address, method, body, bodyType, keyPlace, keyName, mappings } = facts;
  if (isOtherLibrary(facts))
    return isLibraryAddress(sources, facts) ? undefined : refuse(PROVIDER_ADDRESS_INVALID);
  if (!isAddressTemplate(address) || !sources.isAllowed(address.replace(/[{}]/g, '0')))
    return refuse(PROVIDER_ADDRESS_INVALID);
  if (isScholarKind(kind)) {
    const isBase = !/[{}?]/.test(address) && method === 'GET';
    return isBase && isKeyPlace(keyPlace, keyName) ? undefined : refuse(PROVIDER_ADDRESS_INVALID);
  }
  if (mappings.length === 0)
    return refuse(PROVIDER_MAPPING_INVALID, { purpose: '', reason: 'it has no purpose' });
  if (kind === 'link') {
    const isLink =
      method === 'GET' && keyPlace === 'none' && mappings.every(({ purpose }) => isLinkPurpose(purpose));
    return isLink ? undefined : refuse(PROVIDER_LINK_ONLY);
  }
  if (method === 'POST' && !isBodyTemplate(body, bodyType)) return refuse(PROVIDER_BODY_INVALID);
  if (!isKeyPlace(keyPlace, keyName)) return refuse(PROVIDER_ADDRESS_INVALID);
  for (const { purpose, mapping } of mappings) {
    const reason = mapping.trim() === '' ? 'it is empty' : await sources.checkMapping(mapping);
    if (reason !== undefined) return refuse(PROVIDER_MAPPING_INVALID, { purpose, reason });
  }
  return undefined;
}

/** Headers that say where a request goes, how long it is, or who asks. */
const OWN_HEADERS =
  /^(?:host|content-.*|transfer-encoding|connection|cookie|accept.*|user-agent|upgrade|te|trailer|expect)$/i;

/** Whether a key can go there: a parameter and a header have a name, and no header of the request itself is one. */
function isKeyPlace(place: ProviderKeyPlace, name: string): boolean {
  if (place !== 'query' && place !== 'header') return true;
  return name !== '' && (place === 'query' || !OWN_HEADERS.test(name));
}

/** Adds a provider, or changes one; answers it as it was and as it is. */
export async function putProviderRow(
  tx: Tx,
  tenantId: string,
  facts: ProviderFacts,
  now: string,
): Promise<
  { readonly before: ProviderTable | undefined; readonly after: ProviderTable } | Refusal<Unplaced>
> {
  const { id } = facts;
  const before = id === undefined ? undefined : await findProvider(tx, tenantId, id);
  if (id !== undefined && !before) return refuse(PROVIDER_NOT_FOUND);
  const namesake = await findProviderByCode(tx, tenantId, facts.code);
  if (namesake && namesake.id !== id) return refuse(PROVIDER_CODE_TAKEN);
  const said = columnsOf(facts, now);
  if (before) {
    await changeProvider(tx, tenantId, before.id, said);
    return { before, after: { ...before, ...said } };
  }
  if ((await countProviders(tx, tenantId)) >= MOST_PROVIDERS)
    return refuse(PROVIDER_LIMIT_REACHED, { limit: MOST_PROVIDERS });
  const after: ProviderTable = { ...said, id: newId(), tenant_id: tenantId, created_at: now };
  await insertProvider(tx, after);
  return { before, after };
}

function columnsOf(
  facts: ProviderFacts,
  now: string,
): Omit<ProviderTable, 'id' | 'tenant_id' | 'created_at'> {
  const isLink = facts.kind === 'link';
  const isLibrary = isOtherLibrary(facts);
  const mappings = isScholarKind(facts.kind) || isLibrary ? [] : facts.mappings;
  const once = new Map(mappings.map(({ purpose, mapping }) => [purpose, isLink ? '' : mapping]));
  return {
    code: facts.code,
    names: toJson(facts.names),
    kind: facts.kind,
    mappings: toJson(Array.from(once, ([purpose, mapping]) => ({ purpose, mapping }))),
    address: facts.address,
    method: isLibrary ? 'GET' : facts.method,
    body: facts.method === 'POST' ? facts.body : '',
    body_type: facts.bodyType,
    key_place: isLibrary ? 'none' : facts.keyPlace,
    key_name: facts.keyName,
    per_minute: facts.perMinute,
    per_day: facts.perDay,
    value_seconds: facts.valueSeconds,
    none_seconds: facts.noneSeconds,
    failed_seconds: facts.failedSeconds,
    place: facts.place,
    is_on: toBit(facts.isOn),
    catalogue: toJson(facts.catalogue),
    updated_at: now,
  };
}
