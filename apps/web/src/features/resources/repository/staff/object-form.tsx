import type { StaffCollection } from '@lectern/contracts/resources/repository/collection';
import { getStaffObject } from '@lectern/contracts/resources/repository/get-staff-object';
import {
  MAX_DESCRIPTION,
  MAX_OBJECT_TITLE,
  OBJECT_KINDS,
  type ObjectKind,
} from '@lectern/contracts/resources/repository/kinds';
import type { StaffObject } from '@lectern/contracts/resources/repository/object';
import type { AccessPolicy } from '@lectern/contracts/resources/repository/policy';
import { putObject } from '@lectern/contracts/resources/repository/put-object';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { LoadingDialog } from '../../../../components/loading-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../repository.module.css';
import { NameFields } from './name-fields.tsx';
import { draftOf, factsOf, type ObjectDraft } from './object-draft.ts';
import { REPOSITORY_STAFF_CALLS } from './staff-calls.ts';
import { useNameIn } from './use-name-in.ts';

const WIDTH = '860px';

interface Choosable {
  readonly collections: readonly Pick<StaffCollection, 'id' | 'names' | 'policyId'>[];
  readonly policies: readonly AccessPolicy[];
}

/** Adds an object, or changes the one with this id once it is loaded. */
export function ObjectForm({
  id,
  collections,
  policies,
  onClose,
}: Choosable & { readonly id: string | undefined; readonly onClose: () => void }) {
  const { t } = useTranslation('repository');
  const answer = useCall(getStaffObject, { id: id ?? '' }, { enabled: id !== undefined, staleMs: 0 });
  const given = { collections, policies, onClose };
  if (id === undefined) return <Form {...given} />;
  return (
    <LoadingDialog title={t('staff.changeTitle')} width={WIDTH} answer={answer} onClose={onClose}>
      {(loaded) => <Form object={loaded} {...given} />}
    </LoadingDialog>
  );
}

function Form({
  object,
  collections,
  policies,
  onClose,
}: Choosable & { readonly object?: StaffObject; readonly onClose: () => void }) {
  const { t } = useTranslation('repository');
  const nameIn = useNameIn();
  const [home] = collections;
  const first = { collectionId: home?.id ?? '', policyId: home?.policyId || (policies[0]?.id ?? '') };
  const [draft, setDraft] = useState(() => draftOf(object, first));
  const write = (change: Partial<ObjectDraft>) => setDraft((before) => ({ ...before, ...change }));
  const put = useAction(putObject, {
    invalidates: REPOSITORY_STAFF_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });
  const line = (
    name: 'year' | 'language' | 'publisher' | 'degree' | 'discipline' | 'college' | 'recordId' | 'unitCode',
    max: number,
  ) => (
    <TextField
      label={t(`staff.field.${name}`)}
      value={draft[name]}
      maxLength={max}
      autoComplete="off"
      onChange={({ target }) => write({ [name]: target.value })}
    />
  );
  const lines = (name: 'creators' | 'subjects' | 'identifiers' | 'advisors') => (
    <TextArea
      label={t(`staff.field.${name}`)}
      rows={3}
      value={draft[name]}
      maxLength={8000}
      onChange={({ target }) => write({ [name]: target.value })}
    />
  );
  return (
    <FormDialog
      title={t(object ? 'staff.changeTitle' : 'staff.addTitle')}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      width={WIDTH}
      busy={put.running}
      error={put.error ?? undefined}
      onSend={() =>
        put.start({ ...factsOf(draft), ...(object && { id: object.id, version: object.version }) })
      }
      onClose={onClose}
    >
      <NameFields
        legend={t('staff.field.titles')}
        names={draft.titles}
        max={MAX_OBJECT_TITLE}
        onChange={(titles) => write({ titles })}
      />
      <div className={styles.fields}>
        <SelectField
          label={t('staff.field.collection')}
          value={draft.collectionId}
          onChange={({ target }) => {
            const rights = collections.find(({ id }) => id === target.value)?.policyId;
            write({ collectionId: target.value, ...(!object && rights && { policyId: rights }) });
          }}
        >
          {collections.map(({ id, names }) => (
            <option key={id} value={id}>
              {nameIn(names)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('staff.field.kind')}
          value={draft.kind}
          onChange={({ target }) => write({ kind: target.value as ObjectKind })}
        >
          {OBJECT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        {line('year', 4)}
        {line('language', 20)}
      </div>
      <div className={styles.fields}>
        {lines('creators')}
        {lines('subjects')}
      </div>
      <NameFields
        legend={t('staff.field.descriptions')}
        names={draft.descriptions}
        max={MAX_DESCRIPTION}
        isLong
        onChange={(descriptions) => write({ descriptions })}
      />
      {draft.kind === 'thesis' && (
        <fieldset className={styles.drafts}>
          <legend>{t('staff.thesis')}</legend>
          <div className={styles.fields}>
            {lines('advisors')}
            {line('degree', 100)}
            {line('discipline', 100)}
            {line('college', 100)}
            <TextField
              label={t('fact.grantedOn')}
              type="date"
              value={draft.grantedOn}
              onChange={({ target }) => write({ grantedOn: target.value })}
            />
          </div>
        </fieldset>
      )}
      <div className={styles.fields}>
        {line('publisher', 200)}
        {lines('identifiers')}
        {line('recordId', 64)}
        {line('unitCode', 64)}
      </div>
      <div className={styles.fields}>
        <SelectField
          label={t('staff.field.policy')}
          value={draft.policyId}
          onChange={({ target }) => write({ policyId: target.value })}
        >
          {policies.map(({ id, names }) => (
            <option key={id} value={id}>
              {nameIn(names)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('staff.field.closedUntil')}
          hint={t('staff.closedHint')}
          type="date"
          value={draft.closedUntil}
          onChange={({ target }) => write({ closedUntil: target.value })}
        />
      </div>
      <Choice
        type="checkbox"
        title={t('staff.field.isOpen')}
        about={t('staff.openHint')}
        checked={draft.isOpen}
        onChange={({ target }) => write({ isOpen: target.checked })}
      />
    </FormDialog>
  );
}
