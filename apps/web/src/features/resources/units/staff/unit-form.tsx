import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import { listSubjects } from '@lectern/contracts/resources/databases/list-subjects';
import { UNIT_CODE_TAKEN } from '@lectern/contracts/resources/units/errors';
import { moveUnit } from '@lectern/contracts/resources/units/move-unit';
import { putUnit } from '@lectern/contracts/resources/units/put-unit';
import {
  MAX_UNIT_INTRODUCTION,
  MAX_UNIT_NAME,
  type StaffUnit,
  UNIT_KINDS,
} from '@lectern/contracts/resources/units/unit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { ParentField } from './parent-field.tsx';
import styles from './staff-units.module.css';
import { UNIT_STAFF_CALLS } from './unit-calls.ts';

const CODE = /^[A-Za-z0-9_.-]{1,64}$/;
const LINKS = ['phone', 'email', 'website'] as const;

const NEW = {
  code: '',
  kind: 'college' as StaffUnit['kind'],
  names: {} as StaffUnit['names'],
  otherNames: [] as readonly string[],
  introduction: {} as StaffUnit['introduction'],
  address: {} as StaffUnit['address'],
  phone: '',
  email: '',
  website: '',
  subjects: [] as readonly string[],
  classes: [] as readonly string[],
  isOpen: true,
};
type Draft = typeof NEW;

/** Adds a unit below a parent, or changes one; another parent puts it behind those of that parent. */
export function UnitForm({
  parentId,
  unit,
  code = '',
  name = '',
  onClose,
}: {
  readonly parentId: string;
  readonly unit?: StaffUnit;
  /** Of a college of databases that becomes a unit. */
  readonly code?: string | undefined;
  readonly name?: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('units');
  const errorText = useErrorText();
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft>(
    () =>
      unit ?? {
        ...NEW,
        code,
        names: name ? { [language]: name } : {},
        kind: parentId ? 'department' : 'college',
      },
  );
  const [parent, setParent] = useState(parentId);
  const [tab, setTab] = useState<Language>(language);
  const [isTried, setIsTried] = useState(false);
  const subjects = useCall(listSubjects, {}, { staleMs: 10 * 60_000 });
  const done = () => {
    showToast('ok', t('staff.saved'));
    onClose();
  };
  const move = useAction(moveUnit, { invalidates: UNIT_STAFF_CALLS, onDone: done });
  const put = useAction(putUnit, {
    invalidates: UNIT_STAFF_CALLS,
    onDone: ({ id }) => {
      if (unit && parent !== unit.parentId) move.start({ id, parentId: parent, position: 1000 });
      else done();
    },
  });
  const write = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const error = put.error ?? move.error;
  const isTaken = error?.code === UNIT_CODE_TAKEN.code;
  const isNamed = Object.values(draft.names).some((one) => one?.trim());
  const known = subjects.data ?? [];
  const choices = [
    ...known,
    ...draft.subjects
      .filter((one) => !known.some((subject) => subject.code === one))
      .map((one) => ({ code: one, name: one })),
  ];

  function send() {
    setIsTried(true);
    if (!CODE.test(draft.code) || !isNamed) return;
    const { kind, names, introduction, address, phone, email, website, isOpen } = draft;
    put.start({
      code: draft.code,
      kind,
      names,
      introduction,
      address,
      phone: phone.trim(),
      email: email.trim(),
      website: website.trim(),
      isOpen,
      otherNames: filled(draft.otherNames),
      classes: filled(draft.classes),
      subjects: [...draft.subjects],
      ...(unit ? { id: unit.id, version: unit.version } : { parentId: parent }),
    });
  }

  return (
    <FormDialog
      title={t(unit ? 'staff.changeTitle' : 'staff.addTitle')}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      width="780px"
      busy={put.running || move.running}
      error={isTaken ? undefined : error}
      onSend={send}
      onClose={onClose}
    >
      <div className={styles.pair}>
        {LANGUAGES.map((one, at) => (
          <TextField
            key={one}
            label={t('staff.name', { language: LANGUAGE_NAMES[one] })}
            lang={one}
            value={draft.names[one] ?? ''}
            maxLength={MAX_UNIT_NAME}
            autoComplete="off"
            error={at === 0 && isTried && !isNamed ? t('staff.nameMissing') : undefined}
            onChange={({ target }) => write({ names: { ...draft.names, [one]: target.value } })}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <TextField
          label={t('staff.code')}
          hint={t('staff.codeHint')}
          value={draft.code}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          error={
            isTried && !CODE.test(draft.code) ? t('staff.codeWrong') : isTaken ? errorText(error) : undefined
          }
          onChange={({ target }) => write({ code: target.value.trim() })}
        />
        <SelectField
          label={t('staff.kind')}
          value={draft.kind}
          onChange={({ target }) =>
            write({ kind: UNIT_KINDS.find((one) => one === target.value) ?? draft.kind })
          }
        >
          {UNIT_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <ParentField unit={unit} value={parent} onChange={setParent} />
      </div>
      <TextArea
        label={t('staff.otherNames')}
        hint={t('staff.otherNamesHint')}
        rows={2}
        value={draft.otherNames.join('\n')}
        onChange={({ target }) => write({ otherNames: linesOf(target.value) })}
      />
      <Tabs
        label={t('staff.language')}
        items={LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] }))}
        active={tab}
        onChange={setTab}
      >
        <div key={tab} className={styles.texts} lang={tab}>
          <TextArea
            label={t('staff.introduction')}
            rows={5}
            value={draft.introduction[tab] ?? ''}
            maxLength={MAX_UNIT_INTRODUCTION}
            onChange={({ target }) => write({ introduction: { ...draft.introduction, [tab]: target.value } })}
          />
          <TextArea
            label={t('facts.address')}
            rows={2}
            value={draft.address[tab] ?? ''}
            maxLength={300}
            onChange={({ target }) => write({ address: { ...draft.address, [tab]: target.value } })}
          />
        </div>
      </Tabs>
      <div className={styles.pair}>
        {LINKS.map((field) => (
          <TextField
            key={field}
            label={t(`facts.${field}`)}
            value={draft[field]}
            autoComplete="off"
            onChange={({ target }) => write({ [field]: target.value })}
          />
        ))}
      </div>
      <TextArea
        label={t('staff.classes')}
        hint={t('staff.classesHint')}
        rows={2}
        value={draft.classes.join('\n')}
        onChange={({ target }) => write({ classes: linesOf(target.value) })}
      />
      {choices.length > 0 && (
        <fieldset className={styles.subjects}>
          <legend>{t('facts.subjects')}</legend>
          <div>
            {choices.map(({ code: one, name: subject }) => (
              <label key={one} className={styles.check}>
                <input
                  type="checkbox"
                  checked={draft.subjects.includes(one)}
                  onChange={({ target }) =>
                    write({
                      subjects: target.checked
                        ? [...draft.subjects, one]
                        : draft.subjects.filter((other) => other !== one),
                    })
                  }
                />
                {subject}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Choice
        type="checkbox"
        title={t('staff.isOpen')}
        about={t('staff.isOpenHint')}
        checked={draft.isOpen}
        onChange={({ target }) => write({ isOpen: target.checked })}
      />
    </FormDialog>
  );
}

/** A text of several lines as a list, while it is written: the last line may be empty. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
