import type { DeskRequestView } from '@lectern/contracts/counter/desk/desk-views';
import type { DeskVerb } from '@lectern/rules/requests/desk-lists';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Menu } from '../../../../components/menu.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { useAge } from '../use-age.ts';
import { useParcelLines } from '../use-parcel-lines.ts';
import styles from './queue.module.css';

/**
 * Requests one below the other. Arrows go from row to row, Space chooses a row, Enter does its next step: a queue can be worked through
 * with one hand.
 */
export function QueueTable({
  requests,
  chosen,
  onChoose,
  onNext,
  onVerb,
}: {
  readonly requests: readonly DeskRequestView[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onNext: (request: DeskRequestView) => void;
  readonly onVerb: (request: DeskRequestView, verb: DeskVerb) => void;
}) {
  const { t } = useTranslation('desk');
  const list = useRef<HTMLUListElement>(null);
  const all = requests.every(({ requestId }) => chosen.has(requestId));

  function toggle(requestId: string): void {
    const next = new Set(chosen);
    if (!next.delete(requestId)) next.add(requestId);
    onChoose(next);
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>, at: number): void {
    const request = requests[at];
    if (event.key === 'Enter' && request) {
      event.preventDefault();
      onNext(request);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')[at + step]?.focus();
  }

  return (
    <Card className={styles.card}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={all}
          onChange={() => onChoose(all ? new Set() : new Set(requests.map(({ requestId }) => requestId)))}
        />
        {t('queues.chooseAll')}
      </label>
      <ul ref={list} className={styles.rows}>
        {requests.map((request, at) => (
          <li key={request.requestId} className={styles.row}>
            <input
              type="checkbox"
              aria-label={t('queues.chooseOne', { title: request.title })}
              checked={chosen.has(request.requestId)}
              onChange={() => toggle(request.requestId)}
              onKeyDown={(event) => onKey(event, at)}
            />
            <RequestFacts request={request} />
            <RequestVerbs request={request} onVerb={(verb) => onVerb(request, verb)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RequestFacts({ request }: { readonly request: DeskRequestView }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const age = useAge();
  const parcelLines = useParcelLines();
  const { copy, reader, address } = request;
  return (
    <>
      <div className={styles.work}>
        <strong>{[request.title, request.volume].filter(Boolean).join(' · ')}</strong>
        <span className="muted small">
          {[
            t(`kinds.${request.type}`),
            // A copy that has come is of one edition.
            !copy && request.editionCount > 1 && t('queues.editions', { count: request.editionCount }),
            request.requestNo,
            request.comments,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className={styles.copy}>
        {copy ? (
          <>
            <span className={styles.callNo}>{copy.callNo}</span>
            <span className="muted small">
              {[copy.locationName || copy.libName, copy.shelf, copy.barcode].filter(Boolean).join(' · ')}
            </span>
          </>
        ) : (
          <span className="muted">{t('queues.noCopy')}</span>
        )}
      </div>
      <div className={styles.reader}>
        <Link to={`/desk/${reader.patronId}`}>{reader.name}</Link>
        <span className="muted small">
          {address
            ? t('queues.sendTo', { address: parcelLines(address).join(' · ') })
            : t('queues.pickup', { place: request.takeLocationName })}
        </span>
      </div>
      <div className={styles.since}>
        {age(request.stepSince)}
        {request.keptUntil && (
          <span className="muted small">
            {t('queues.keptUntil', { date: format.date(request.keptUntil, 'short') })}
          </span>
        )}
        {request.suspendedUntil && (
          <span className="muted small">
            {t('queues.suspended', { date: format.date(request.suspendedUntil, 'short') })}
          </span>
        )}
      </div>
    </>
  );
}

function RequestVerbs({
  request,
  onVerb,
}: {
  readonly request: DeskRequestView;
  readonly onVerb: (verb: DeskVerb) => void;
}) {
  const { t } = useTranslation('desk');
  const [next, ...others] = request.verbs;
  return (
    <div className={styles.verbs}>
      {next && (
        <Button size="small" onClick={() => onVerb(next)}>
          {t(`queues.verbs.${next}`)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={t('moreFor', { title: request.title })}
          align="end"
          entries={others.map((verb) => ({
            key: verb,
            label: t(`queues.verbs.${verb}`),
            run: () => onVerb(verb),
          }))}
        >
          {t('more')}
        </Menu>
      )}
    </div>
  );
}
