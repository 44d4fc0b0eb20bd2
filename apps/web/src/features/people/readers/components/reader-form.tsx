import { changeReader } from '@lectern/contracts/people/readers/change-reader';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { getReaderChoices } from '@lectern/contracts/people/readers/get-reader-choices';
import { registerReader } from '@lectern/contracts/people/readers/register-reader';
import { readMail, readPhone } from '@lectern/rules/contact-forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import type { Reader } from '../reader.ts';
import styles from '../readers.module.css';

const LINES = ['name', 'card', 'phone', 'email', 'major'] as const;
type Line = (typeof LINES)[number];

/** Registers a reader, or changes one. */
export function ReaderForm({
  reader,
  onClose,
  onDone,
}: {
  readonly reader?: Reader;
  readonly onClose: () => void;
  readonly onDone?: (reader: Reader) => void;
}) {
  const { t } = useTranslation('readers');
  const { desk } = useStaff();
  const form = useRef<HTMLFormElement>(null);
  const choices = useCall(getReaderChoices, {});
  const [draft, setDraft] = useState({
    card: '',
    name: reader?.name ?? '',
    patronGroup: reader?.patronGroup ?? '',
    libraryCode: reader?.libraryCode ?? desk.libraryCode,
    expiresOn: reader?.expiresOn ?? '',
    phone: reader?.phone ?? '',
    major: reader?.major ?? '',
    email: reader?.email ?? '',
    password: '',
    frozen: reader?.status === 'frozen',
    frozenReason: reader?.frozenReason ?? '',
  });
  const [wrong, setWrong] = useState<readonly (Line | 'password')[]>([]);
  const outcome = {
    invalidates: [getReader],
    onDone(done: Reader) {
      showToast('ok', t('saved'));
      onClose();
      onDone?.(done);
    },
  };
  const register = useAction(registerReader, outcome);
  const change = useAction(changeReader, outcome);
  const groups = choices.data?.groups ?? [];
  const patronGroup = draft.patronGroup || (groups[0]?.code ?? '');

  function write(next: Partial<typeof draft>) {
    setDraft((now) => ({ ...now, ...next }));
    setWrong((now) => now.filter((field) => !(field in next)));
  }

  function submit() {
    const faults = faultsOf(draft, reader !== undefined);
    setWrong(faults);
    if (faults[0]) {
      form.current?.querySelector<HTMLElement>(`[name="${faults[0]}"]`)?.focus();
      return;
    }
    const { card, frozen, frozenReason, password, expiresOn, ...fields } = draft;
    const given = {
      ...fields,
      patronGroup,
      expiresOn: expiresOn || null,
      ...(password !== '' && { password }),
    };
    if (reader) change.start({ ...given, patronId: reader.patronId, frozen, frozenReason });
    else register.start({ ...given, card });
  }

  return (
    <FormDialog
      title={t(reader ? 'change.title' : 'register.title')}
      send={t('save')}
      cancel={t('cancel')}
      busy={register.running || change.running}
      error={reader ? change.error : register.error}
      width="600px"
      formRef={form}
      onSend={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        {LINES.filter((field) => !(reader && field === 'card')).map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(`field.${field}`)}
            error={field !== 'major' && wrong.includes(field) ? t(`wrong.${field}`) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={field === 'email' ? 254 : 100}
            value={draft[field]}
            onChange={(event) => write({ [field]: event.target.value })}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <SelectField
          label={t('field.group')}
          value={patronGroup}
          onChange={(event) => write({ patronGroup: event.target.value })}
        >
          {groups.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('field.library')}
          value={draft.libraryCode}
          onChange={(event) => write({ libraryCode: event.target.value })}
        >
          {(choices.data?.libraries ?? []).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('field.expires')}
          hint={t('expiresHint')}
          type="date"
          value={draft.expiresOn}
          onChange={(event) => write({ expiresOn: event.target.value })}
        />
        <TextField
          name="password"
          label={t('password.first')}
          hint={t('password.hint')}
          error={wrong.includes('password') ? t('wrong.password') : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={draft.password}
          onChange={(event) => write({ password: event.target.value })}
        />
      </div>
      {reader && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.frozen}
            onChange={(event) => write({ frozen: event.target.checked })}
          />
          {t('change.frozen')}
        </label>
      )}
      {reader && draft.frozen && (
        <TextField
          label={t('change.frozenReason')}
          hint={t('change.frozenReasonHint')}
          autoComplete="off"
          maxLength={200}
          value={draft.frozenReason}
          onChange={(event) => write({ frozenReason: event.target.value })}
        />
      )}
    </FormDialog>
  );
}

function faultsOf(
  draft: Readonly<Record<Line | 'password', string>>,
  isKnown: boolean,
): readonly (Line | 'password')[] {
  const faults: readonly [Line | 'password', boolean][] = [
    ['name', draft.name.trim() === ''],
    ['card', !isKnown && !/^[^\s]{1,64}$/u.test(draft.card.trim())],
    ['phone', draft.phone.trim() !== '' && readPhone(draft.phone) === undefined],
    ['email', draft.email.trim() !== '' && readMail(draft.email) === undefined],
    ['password', draft.password !== '' && draft.password.length < 6],
  ];
  return faults.filter(([, isWrong]) => isWrong).map(([field]) => field);
}
