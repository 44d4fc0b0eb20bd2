import { askOtherLibrary } from '@lectern/contracts/counter/interlibrary/ask-other-library';
import { listLendingPlaces } from '@lectern/contracts/counter/interlibrary/list-lending-places';
import { listOwnInterlibrary } from '@lectern/contracts/counter/interlibrary/list-own-interlibrary';
import type { LibraryHit } from '@lectern/contracts/discovery/other-libraries/library-hit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** Which library is asked, until when it is needed, and a note. The place to fetch it is the reader's own library. */
export function AskLibraryDialog({
  hit,
  onClose,
}: {
  readonly hit: LibraryHit;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('interlibrary');
  const errorText = useErrorText();
  const [hitId, setHitId] = useState(hit.holdings[0]?.hitId ?? '');
  const [needBefore, setNeedBefore] = useState('');
  const [note, setNote] = useState('');
  const places = useCall(listLendingPlaces, { hitId }, { staleMs: 60_000 });
  const ask = useAction(askOtherLibrary, {
    invalidates: [listOwnInterlibrary],
    onDone: ({ requestNo }) => {
      showToast('ok', t('ask.done', { number: requestNo }));
      onClose();
    },
  });
  const isLent = places.data?.isLent === true;
  function send() {
    if (isLent) ask.start({ hitId, note, ...(needBefore !== '' && { needBefore }) });
  }
  return (
    <FormDialog
      title={t('ask.title')}
      send={t('ask.send')}
      cancel={t('cancel')}
      busy={ask.running}
      error={ask.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <b>{hit.title}</b>
        <br />
        <span className="muted small">{factLine(hit.author, hit.publisher, hit.publishYear, hit.isbn)}</span>
      </p>
      <SelectField label={t('ask.library')} value={hitId} onChange={({ target }) => setHitId(target.value)}>
        {hit.holdings.map((holding) => (
          <option key={holding.hitId} value={holding.hitId}>
            {holding.name}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite">
        {places.error && <Notice tone="warn">{errorText(places.error)}</Notice>}
        {places.data && !isLent && (
          <Notice tone="warn">{t('ask.notLent', { library: places.data.name })}</Notice>
        )}
        {places.data && places.data.places.length > 0 && (
          <ul className="small">
            {places.data.places.map(({ libName, copyCount, onShelfCount }) => (
              <li key={libName}>
                {libName || places.data.name}
                {': '}
                {onShelfCount === null
                  ? t('ask.copies', { count: copyCount })
                  : t('ask.onShelf', { number: onShelfCount, all: copyCount })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <TextField
        label={t('ask.needBefore')}
        type="date"
        value={needBefore}
        onChange={({ target }) => setNeedBefore(target.value)}
      />
      <TextField
        label={t('ask.note')}
        hint={t('ask.noteHint')}
        value={note}
        maxLength={400}
        autoComplete="off"
        onChange={({ target }) => setNote(target.value)}
      />
      <p className="muted small">{t('ask.privacy')}</p>
    </FormDialog>
  );
}
