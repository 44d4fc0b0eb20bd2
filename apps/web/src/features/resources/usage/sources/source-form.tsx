import { getUsage } from '@lectern/contracts/resources/usage/get-usage';
import { listEresourceCosts } from '@lectern/contracts/resources/usage/list-eresource-costs';
import { listUsageSources } from '@lectern/contracts/resources/usage/list-usage-sources';
import { putUsageSource } from '@lectern/contracts/resources/usage/put-usage-source';
import type { UsageSource } from '@lectern/contracts/resources/usage/usage-source';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { EresourceSelect } from '../eresource-select.tsx';

/** Says which database of the library a platform or database of the reports is. */
export function SourceForm({
  source,
  onClose,
}: {
  readonly source: UsageSource;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('usage');
  const [eresourceId, setEresourceId] = useState(source.eresourceId);
  const put = useAction(putUsageSource, {
    invalidates: [listUsageSources, getUsage, listEresourceCosts],
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('sources.formTitle', { name: source.name })}
      send={t('save')}
      cancel={t('cancel')}
      width="520px"
      busy={put.running}
      error={put.error}
      onSend={() => put.start({ id: source.id, ...(eresourceId && { eresourceId }) })}
      onClose={onClose}
    >
      <p className="muted">{t('sources.formHint')}</p>
      <EresourceSelect value={eresourceId} none={t('sources.noDatabase')} onChange={setEresourceId} />
    </FormDialog>
  );
}
