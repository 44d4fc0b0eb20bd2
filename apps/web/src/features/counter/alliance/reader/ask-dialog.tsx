import { addAllianceTransaction } from '@lectern/contracts/counter/alliance/add-alliance-transaction';
import { getAllianceCode } from '@lectern/contracts/counter/alliance/get-alliance-code';
import { listUnionLoans } from '@lectern/contracts/counter/alliance/list-union-loans';
import type { AllianceHit } from '@lectern/contracts/counter/alliance/search-alliance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { clockTime, useSecondsLeft } from '../../../../lib/use-seconds-left.ts';
import styles from './alliance.module.css';

/** Asks a library for a title. The reader gets an authorization code, which stands in the field until its five minutes are over. */
export function AskDialog({ hit, onClose }: { readonly hit: AllianceHit; readonly onClose: () => void }) {
  const { t } = useTranslation('alliance');
  const best = hit.holdings.find(({ loanableCount }) => (loanableCount ?? 0) > 0) ?? hit.holdings[0];
  const [chosen, setChosen] = useState(best ? keyOf(best) : '');
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [endsAt, setEndsAt] = useState(0);
  const left = useSecondsLeft(endsAt);
  const get = useAction(getAllianceCode, {
    onDone: (made) => {
      setCode(`${made.code.slice(0, 4)} ${made.code.slice(4)}`);
      setIsMissing(false);
      setEndsAt(performance.now() + made.secondsLeft * 1000);
    },
  });
  const ask = useAction(addAllianceTransaction, {
    invalidates: [listUnionLoans],
    onDone: ({ requestNo }) => {
      showToast('ok', t('ask.done', { number: requestNo }));
      onClose();
    },
  });
  function send() {
    const holding = hit.holdings.find((one) => keyOf(one) === chosen);
    setIsMissing(code.trim() === '');
    if (!holding || code.trim() === '') return;
    ask.start({ otherLib: holding.otherLib, recordId: holding.recordId, code });
  }
  return (
    <FormDialog
      title={t('ask.title')}
      send={t('ask.send')}
      cancel={t('cancel')}
      busy={ask.running}
      error={ask.error ?? get.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <b>{hit.title}</b>
        <br />
        <span className="muted small">{factLine(hit.author, hit.publisher, hit.publishYear)}</span>
      </p>
      <SelectField label={t('ask.library')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        {hit.holdings.map((holding) => (
          <option key={keyOf(holding)} value={keyOf(holding)}>
            {holding.name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('ask.code')}
        hint={t('ask.codeHint')}
        value={code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={isMissing ? t('ask.codeMissing') : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <div className={styles.codeLine}>
        <Button busy={get.running} onClick={() => get.start({})}>
          {t(get.answer ? 'code.again' : 'code.get')}
        </Button>
        {get.answer && (
          <span role="timer" className="muted num">
            {left > 0 ? t('code.left', { time: clockTime(left) }) : t('code.over')}
          </span>
        )}
      </div>
      <p className="muted small">{t('ask.place')}</p>
    </FormDialog>
  );
}

function keyOf({ otherLib, recordId }: AllianceHit['holdings'][number]): string {
  return `${otherLib} ${recordId}`;
}
