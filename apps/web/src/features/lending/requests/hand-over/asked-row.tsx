import type { AskedView } from '@lectern/contracts/lending/requests/asked-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../requests.module.css';
import { AnswerAsker } from './answer-asker.tsx';
import { isAskedStep } from './asked-steps.ts';
import { HandOver } from './hand-over.tsx';
import { ObjectButton, ObjectionFacts } from './objection-facts.tsx';

/** What one reader asks for: what and who, how far it is, and what the holder can do. */
export function AskedRow({ asked }: { readonly asked: AskedView }) {
  const { t } = useTranslation('hand-over');
  const format = useFormat();
  const [dialog, setDialog] = useState<'yes' | 'no' | 'give'>();
  const { recordId, title, author, volume, barcode, operationType, askerName, contactInfo, movesAt } = asked;
  const of = <span className="hidden-visually"> {title}</span>;
  const close = () => setDialog(undefined);
  const isOpen = asked.canAccept || asked.canEnterCode;
  return (
    <li className={styles.row}>
      <Cover recordId={recordId} title={title} width="54px" />
      <div className={styles.about}>
        <Link to={bibAddress(recordId)}>{title}</Link>
        <div className="muted small">{factLine(author, volume, t('asked.barcode', { barcode }))}</div>
        {askerName && <div className="small">{t('asked.by', { name: askerName })}</div>}
        {contactInfo && <div className="small">{t('asked.contact', { contact: contactInfo })}</div>}
        {asked.comments && <div className="small">{asked.comments}</div>}
      </div>
      <div className={styles.state}>
        {isAskedStep(operationType) && (
          <Pill {...(isOpen && { tone: 'warn' })}>{t(`steps.${operationType}`)}</Pill>
        )}
        <span className="small">
          {isOpen && movesAt
            ? t(asked.canAccept ? 'asked.answerUntil' : 'asked.meetUntil', { date: format.date(movesAt) })
            : format.dateTime(asked.requestDate)}
        </span>
        <ObjectionFacts {...asked} />
        {operationType === 'awaiting_return' && <span className="small">{t('asked.waiting')}</span>}
      </div>
      <div className={styles.actions}>
        {asked.canAccept && (
          <Button size="small" kind="primary" onClick={() => setDialog('yes')}>
            {t('asked.accept')}
            {of}
          </Button>
        )}
        {asked.canEnterCode && (
          <Button size="small" kind="primary" onClick={() => setDialog('give')}>
            {t('asked.handOver')}
            {of}
          </Button>
        )}
        {asked.canRefuse && (
          <Button size="small" kind="text" onClick={() => setDialog('no')}>
            {t('asked.refuse')}
            {of}
          </Button>
        )}
        <ObjectButton {...asked} />
      </div>
      {(dialog === 'yes' || dialog === 'no') && (
        <AnswerAsker asked={asked} accept={dialog === 'yes'} onClose={close} />
      )}
      {dialog === 'give' && <HandOver asked={asked} onClose={close} />}
    </li>
  );
}
