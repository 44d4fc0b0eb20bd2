import { saveWish } from '@lectern/contracts/buying/recommendations/save-wish';
import {
  type Candidate,
  searchCandidates,
} from '@lectern/contracts/buying/recommendations/search-candidates';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../recommendations.module.css';
import { WISH_CALLS } from '../wish-calls.ts';
import { CodeField } from './code-field.tsx';
import { ReaderChoices } from './reader-choices.tsx';
import { useWishCode } from './use-wish-code.ts';
import type { WishRules } from './wish-rules.ts';

/** A wish that is chosen from records of other libraries and offers of booksellers: the reader searches, and takes one. */
export function CatalogueWish({
  rules,
  words,
  onSaved,
}: {
  readonly rules: WishRules;
  readonly words: string;
  readonly onSaved: () => void;
}) {
  const { t } = useTranslation('recommendations');
  const [typed, setTyped] = useState({ title: words, author: '', standNo: '' });
  const [asked, setAsked] = useState(words === '' ? undefined : typed);
  const [isEmpty, setIsEmpty] = useState(false);
  const [chosen, setChosen] = useState<Candidate>();
  const answer = useCall(searchCandidates, asked ?? {}, { enabled: asked !== undefined, staleMs: 60_000 });
  const write = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <>
      <Card padded>
        <search>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const nothing = typed.title.trim() === '' && typed.standNo.trim() === '';
              setIsEmpty(nothing);
              if (!nothing) setAsked({ ...typed });
            }}
          >
            <div className={styles.pair}>
              <TextField
                label={t('fields.title')}
                required
                maxLength={300}
                error={isEmpty ? t('titleFirst') : undefined}
                {...write('title')}
              />
              <TextField label={t('fields.author')} maxLength={200} {...write('author')} />
              <TextField label={t('fields.isbn')} maxLength={32} {...write('standNo')} />
            </div>
            <div className={styles.actions}>
              <Button
                type="submit"
                kind="primary"
                icon={<Search size={18} aria-hidden />}
                busy={answer.isFetching}
              >
                {t('search')}
              </Button>
            </div>
          </form>
        </search>
      </Card>
      {asked && answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {asked && answer.isPending && (
        <Loading>
          <Skeleton height="160px" radius="12px" />
        </Loading>
      )}
      {answer.data && answer.data.silent.length > 0 && (
        <Notice>{t('silent', { names: answer.data.silent.join(', ') })}</Notice>
      )}
      {answer.data?.total === 0 && (
        <Card>
          <EmptyState title={t('noCandidates')} hint={t('noCandidatesHint')} />
        </Card>
      )}
      {answer.data && answer.data.total > 0 && (
        <Card as="ul" className={styles.list} aria-label={t('candidates')}>
          {answer.data.candidates.map((one) => (
            <CandidateRow
              key={JSON.stringify(one)}
              candidate={one}
              isHindered={rules.hindrance !== ''}
              onChoose={() => setChosen(one)}
            />
          ))}
        </Card>
      )}
      {chosen && (
        <ChosenDialog
          candidate={chosen}
          rules={rules}
          onSaved={onSaved}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function CandidateRow({
  candidate: one,
  isHindered,
  onChoose,
}: {
  readonly candidate: Candidate;
  readonly isHindered: boolean;
  readonly onChoose: () => void;
}) {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.work} dir="auto">
          {one.title}
        </p>
        <p className="muted small num">
          {factLine(one.author, one.publisher, one.publishTime, one.isbn || one.issn)}
        </p>
        <p className="muted small num">
          {factLine(
            one.sourceName,
            one.price && `${one.price} ${one.currency}`,
            one.wishes > 0 && t('wishes', { count: one.wishes, number: format.number(one.wishes) }),
          )}
        </p>
      </div>
      {one.heldRecordId ? (
        <Link to={`/searchList/bookDetails/${encodeURIComponent(one.heldRecordId)}`}>{t('found.held')}</Link>
      ) : (
        <Button size="small" disabled={isHindered} onClick={onChoose}>
          {t(one.wishId ? 'join' : 'take')}
          <span className="hidden-visually"> {one.title}</span>
        </Button>
      )}
    </li>
  );
}

function ChosenDialog({
  candidate: one,
  rules,
  onSaved,
  onClose,
}: {
  readonly candidate: Candidate;
  readonly rules: WishRules;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('recommendations');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isNamed, setIsNamed] = useState(false);
  const [wantsCopy, setWantsCopy] = useState(true);
  const [pickupLibrary, setPickupLibrary] = useState('');
  const code = useWishCode(rules.needsVerifyCode);
  const save = useAction(saveWish, {
    invalidates: [...WISH_CALLS, searchCandidates],
    onRefused: () => code.renew(),
    onDone: ({ isJoined }) => {
      showToast('ok', t(isJoined ? 'joined' : 'saved'));
      onSaved();
    },
  });
  async function send() {
    save.start({
      kind: 'catalogue',
      ...(one.wishId && { wishId: one.wishId }),
      title: one.title,
      author: one.author,
      publisher: one.publisher,
      publishTime: one.publishTime,
      standNo: one.isbn || one.issn,
      resourceType: one.isbn === '' && one.issn !== '' ? 'journal' : 'book',
      price: one.price,
      currency: one.currency,
      source: one.source,
      reason,
      note,
      isNamed,
      wantsCopy,
      pickupLibrary,
      ...(await code.answer()),
    });
  }

  return (
    <FormDialog
      title={one.title}
      send={t(one.wishId ? 'join' : 'save')}
      cancel={t('back')}
      busy={save.running}
      error={save.error}
      width="560px"
      onSend={() => void send()}
      onClose={onClose}
    >
      <p className="muted small num">
        {factLine(one.author, one.publisher, one.publishTime, one.isbn || one.issn)}
      </p>
      {rules.reasons.length > 0 && (
        <SelectField
          label={t('fields.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        >
          <option value="">{t('choose')}</option>
          {rules.reasons.map(({ code: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        label={t('fields.note')}
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ReaderChoices
        isElectronic={false}
        rules={rules}
        isNamed={isNamed}
        onNamed={setIsNamed}
        wantsCopy={wantsCopy}
        onWantsCopy={setWantsCopy}
        pickup={{ value: pickupLibrary, onChange: ({ target }) => setPickupLibrary(target.value) }}
      />
      {rules.needsVerifyCode && <CodeField code={code} fault={undefined} />}
    </FormDialog>
  );
}
