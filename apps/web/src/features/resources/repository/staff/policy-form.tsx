import { OBJECT_ACTS, type ObjectAct } from '@lectern/contracts/resources/repository/acts';
import {
  type AccessPolicy,
  type Grant,
  MOST_GRANTS,
  type PolicyRules,
} from '@lectern/contracts/resources/repository/policy';
import { putPolicy } from '@lectern/contracts/resources/repository/put-policy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../repository.module.css';
import { NameFields } from './name-fields.tsx';
import { REPOSITORY_STAFF_CALLS } from './staff-calls.ts';

const EVERYBODY: Grant = { signedIn: false, groups: [], networks: [], ranges: [] };
const NOBODY: PolicyRules = {
  describe: [EVERYBODY],
  sample: [],
  read: [],
  download: [],
  print: [],
  copy: [],
};

/** Adds a set of rights, or changes one: for each act the ways in which it is open, of which one is enough. */
export function PolicyForm({
  policy,
  onClose,
}: {
  readonly policy: AccessPolicy | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('repository');
  const [names, setNames] = useState(policy?.names ?? {});
  const [rules, setRules] = useState<PolicyRules>(policy?.rules ?? NOBODY);
  const [samplePages, setSamplePages] = useState(String(policy?.samplePages ?? 10));
  const put = useAction(putPolicy, {
    invalidates: REPOSITORY_STAFF_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });
  const write = (act: ObjectAct, grants: readonly Grant[]) =>
    setRules((before) => ({ ...before, [act]: [...grants] }));
  return (
    <FormDialog
      title={t(policy ? 'staff.policies.changeTitle' : 'staff.policies.addTitle')}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      width="860px"
      busy={put.running}
      error={put.error ?? undefined}
      onSend={() =>
        put.start({
          names,
          rules: rulesToSend(rules),
          samplePages,
          ...(policy && { id: policy.id, version: policy.version }),
        })
      }
      onClose={onClose}
    >
      <NameFields legend={t('staff.field.names')} names={names} max={100} onChange={setNames} />
      <TextField
        label={t('staff.policies.samplePages')}
        inputMode="numeric"
        value={samplePages}
        maxLength={3}
        autoComplete="off"
        onChange={({ target }) => setSamplePages(target.value)}
      />
      <p className="muted small">{t('staff.policies.waysHint')}</p>
      {OBJECT_ACTS.map((act) => (
        <Ways key={act} act={act} grants={rules[act]} onChange={(grants) => write(act, grants)} />
      ))}
    </FormDialog>
  );
}

function Ways({
  act,
  grants,
  onChange,
}: {
  readonly act: ObjectAct;
  readonly grants: readonly Grant[];
  readonly onChange: (grants: readonly Grant[]) => void;
}) {
  const { t } = useTranslation('repository');
  const replace = (at: number, change: Partial<Grant>) =>
    onChange(grants.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <fieldset className={styles.drafts}>
      <legend>{t(`acts.${act}`)}</legend>
      {grants.length === 0 && <p className="muted small">{t('staff.policies.nobody')}</p>}
      {grants.map((grant, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ways have no other identity, and stay in their places.
        <div key={at} className={styles.grant}>
          <label>
            <input
              type="checkbox"
              checked={grant.signedIn}
              onChange={({ target }) => replace(at, { signedIn: target.checked })}
            />{' '}
            {t('staff.policies.signedIn')}
          </label>
          <div className={styles.fields}>
            {(['groups', 'networks', 'ranges'] as const).map((name) => (
              <TextField
                key={name}
                label={t(`staff.policies.${name}`)}
                value={grant[name].join(',')}
                maxLength={1000}
                autoComplete="off"
                onChange={({ target }) => replace(at, { [name]: target.value.split(',') })}
              />
            ))}
            <Button
              size="small"
              kind="text"
              onClick={() => onChange(grants.filter((_, index) => index !== at))}
            >
              {t('staff.remove')}
            </Button>
          </div>
        </div>
      ))}
      {grants.length < MOST_GRANTS && (
        <div>
          <Button size="small" onClick={() => onChange([...grants, EVERYBODY])}>
            {t('staff.policies.addWay')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The ways as they are sent: what was typed between commas, without spaces and gaps. */
function rulesToSend(rules: PolicyRules) {
  const parts = (typed: readonly string[]) => typed.map((part) => part.trim()).filter(Boolean);
  const ways = (grants: readonly Grant[]) =>
    grants.map(({ signedIn, groups, networks, ranges }) => ({
      signedIn,
      groups: parts(groups),
      networks: parts(networks),
      ranges: parts(ranges),
    }));
  const { describe, sample, read, download, print, copy } = rules;
  return {
    describe: ways(describe),
    sample: ways(sample),
    read: ways(read),
    download: ways(download),
    print: ways(print),
    copy: ways(copy),
  };
}
