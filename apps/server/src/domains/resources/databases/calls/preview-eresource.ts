import { previewEresource } from '@lectern/contracts/resources/databases/preview-eresource';
import { implement } from '../../../../platform/http/implement.ts';
import { codesByKind } from '../codes-by-kind.ts';
import { eresourceColumns } from '../eresource-columns.ts';
import { filedName } from '../name-rows.ts';
import { presentEresource, withDetails } from '../present-eresources.ts';
import { termsByKind } from '../present-terms.ts';
import { todayIn } from '../reading.ts';
import { findEresource } from '../store/eresource-store.ts';
import { filesOf } from '../store/file-store.ts';
import { listTermRows } from '../store/term-store.ts';

export const previewEresourceCall = implement(previewEresource)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { id, addedOn, entrances, ...facts } = input;
  const today = todayIn(deps, tenant);
  const stored = id === undefined ? undefined : await findEresource(deps.db, tenant.id, id);
  const row = {
    ...eresourceColumns(facts),
    ...filedName(facts.names, language),
    id: stored?.id ?? '',
    tenant_id: tenant.id,
    added_on: addedOn || stored?.added_on || today,
    version: stored?.version ?? 0,
    created_at: stored?.created_at ?? '',
    updated_at: deps.clock.now().toISOString(),
  };
  const codes = codesByKind(facts);
  const terms = (await listTermRows(deps.db, tenant.id)).filter(({ kind, code }) =>
    codes[kind].includes(code),
  );
  const files = stored ? await filesOf(deps.db, tenant.id, stored.id) : [];
  const beside = { terms: termsByKind(terms, language), openCount: 0, canOpen: entrances.length > 0 };
  return withDetails(presentEresource(row, context, today, beside), row, context, { files, today });
});
