import type { StaffCollection } from '@lectern/contracts/resources/repository/collection';
import { getStaffCollection } from '@lectern/contracts/resources/repository/get-staff-collection';
import {
  COLLECTION_KINDS,
  type CollectionKind,
  MAX_COLLECTION_NAME,
  MAX_DESCRIPTION,
} from '@lectern/contracts/resources/repository/kinds';
import type { AccessPolicy } from '@lectern/contracts/resources/repository/policy';
import { putCollection } from '@lectern/contracts/resources/repository/put-collection';
import { updateCollectionCover } from '@lectern/contracts/resources/repository/update-collection-cover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { LoadingDialog } from '../../../../components/loading-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { uploadFault, useUpload } from '../../../../lib/use-upload.ts';
import styles from '../repository.module.css';
import { NameFields } from './name-fields.tsx';
import { REPOSITORY_STAFF_CALLS } from './staff-calls.ts';
import { useNameIn } from './use-name-in.ts';

const WIDTH = '760px';

interface Choosable {
  readonly collections: readonly Pick<StaffCollection, 'id' | 'names'>[];
  readonly policies: readonly AccessPolicy[];
}

/** Adds a collection, or changes the one with this id once it is loaded. */
export function CollectionForm({
  id,
  collections,
  policies,
  onClose,
}: Choosable & { readonly id: string | undefined; readonly onClose: () => void }) {
  const { t } = useTranslation('repository');
  const answer = useCall(getStaffCollection, { id: id ?? '' }, { enabled: id !== undefined, staleMs: 0 });
  const given = { collections, policies, onClose };
  if (id === undefined) return <Form {...given} />;
  return (
    <LoadingDialog title={t('staff.collections.changeTitle')} width={WIDTH} answer={answer} onClose={onClose}>
      {(loaded) => <Form collection={loaded} {...given} />}
    </LoadingDialog>
  );
}

function Form({
  collection,
  collections,
  policies,
  onClose,
}: Choosable & { readonly collection?: StaffCollection; readonly onClose: () => void }) {
  const { t } = useTranslation('repository');
  const nameIn = useNameIn();
  const [typed, setTyped] = useState({
    kind: collection?.kind ?? ('repository' as CollectionKind),
    code: collection?.code ?? '',
    parentId: collection?.parentId ?? '',
    names: collection?.names ?? {},
    descriptions: collection?.descriptions ?? {},
    unitCode: collection?.unitCode ?? '',
    policyId: collection?.policyId ?? '',
    position: String(collection?.position ?? 0),
    isOpen: collection?.isOpen ?? false,
  });
  const write = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));
  const put = useAction(putCollection, {
    invalidates: REPOSITORY_STAFF_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });
  const { parentId, policyId, ...same } = typed;
  return (
    <FormDialog
      title={t(collection ? 'staff.collections.changeTitle' : 'staff.collections.addTitle')}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      width={WIDTH}
      busy={put.running}
      error={put.error ?? undefined}
      onSend={() =>
        put.start({
          ...same,
          ...(parentId && { parentId }),
          ...(policyId && { policyId }),
          ...(collection && { id: collection.id, version: collection.version }),
        })
      }
      onClose={onClose}
    >
      <NameFields
        legend={t('staff.field.names')}
        names={typed.names}
        max={MAX_COLLECTION_NAME}
        onChange={(names) => write({ names })}
      />
      <div className={styles.fields}>
        <TextField
          label={t('staff.field.code')}
          value={typed.code}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => write({ code: target.value })}
        />
        <SelectField
          label={t('staff.field.parent')}
          value={parentId}
          onChange={({ target }) => write({ parentId: target.value })}
        >
          <option value="">{t('staff.collections.top')}</option>
          {collections
            .filter(({ id }) => id !== collection?.id)
            .map(({ id, names }) => (
              <option key={id} value={id}>
                {nameIn(names)}
              </option>
            ))}
        </SelectField>
        {parentId === '' && (
          <SelectField
            label={t('staff.field.kind')}
            value={typed.kind}
            onChange={({ target }) => write({ kind: target.value as CollectionKind })}
          >
            {COLLECTION_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`staff.collections.kind.${kind}`)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={t('staff.field.position')}
          inputMode="numeric"
          value={typed.position}
          maxLength={6}
          autoComplete="off"
          onChange={({ target }) => write({ position: target.value })}
        />
      </div>
      <NameFields
        legend={t('staff.field.descriptions')}
        names={typed.descriptions}
        max={MAX_DESCRIPTION}
        isLong
        onChange={(descriptions) => write({ descriptions })}
      />
      <div className={styles.fields}>
        <SelectField
          label={t('staff.field.newPolicy')}
          value={policyId}
          onChange={({ target }) => write({ policyId: target.value })}
        >
          <option value="">{t('staff.collections.noPolicy')}</option>
          {policies.map(({ id, names }) => (
            <option key={id} value={id}>
              {nameIn(names)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('staff.field.unitCode')}
          value={typed.unitCode}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => write({ unitCode: target.value })}
        />
      </div>
      {collection ? (
        <CoverField id={collection.id} hasCover={collection.coverUrl !== ''} />
      ) : (
        <p className="muted small">{t('staff.collections.coverLater')}</p>
      )}
      <Choice
        type="checkbox"
        title={t('staff.field.isOpen')}
        about={t('staff.collections.openHint')}
        checked={typed.isOpen}
        onChange={({ target }) => write({ isOpen: target.checked })}
      />
    </FormDialog>
  );
}

/** The picture is kept at once, without saving the rest. */
function CoverField({ id, hasCover }: { readonly id: string; readonly hasCover: boolean }) {
  const { t } = useTranslation('repository');
  const errorText = useErrorText();
  const upload = useUpload(updateCollectionCover, {
    invalidates: REPOSITORY_STAFF_CALLS,
    onDone: () => showToast('ok', t('staff.file.kept')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  return (
    <div>
      <FileButton
        small
        label={t('staff.collections.cover')}
        accept={updateCollectionCover.mediaTypes.join(',')}
        busy={upload.running}
        onFile={(file) => {
          const fault = uploadFault(updateCollectionCover, file);
          if (fault) showToast('bad', t(`staff.file.faults.${fault}`));
          else upload.start({ id }, file);
        }}
      >
        {t(hasCover ? 'staff.collections.changeCover' : 'staff.collections.cover')}
      </FileButton>
    </div>
  );
}
