import type { OfflineAct } from '@lectern/contracts/counter/offline/offline-act';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { announce } from '../../../lib/announcer.ts';
import { useScannerInput } from '../../../lib/scanner/use-scanner-input.ts';
import styles from './offline.module.css';
import { type RecordedAct, RecordedActs } from './recorded-acts.tsx';
import { canWorkOffline, forgetAct, recordAct } from './waiting-acts.ts';

type Kind = OfflineAct['kind'];

/** The form for a scanner: each barcode ends with Enter. A reader's card stays for all copies of this reader. */
export function OfflineDesk() {
  const { t } = useTranslation('offline');
  const [kind, setKind] = useState<Kind>('check_out');
  const [reader, setReader] = useState('');
  const [item, setItem] = useState('');
  const [isFull, setFull] = useState(false);
  // Only what was done on this page: what is kept is sealed.
  const [recorded, setRecorded] = useState<readonly RecordedAct[]>([]);
  const readerField = useRef<HTMLInputElement>(null);
  const itemField = useRef<HTMLInputElement>(null);
  const needsReader = kind === 'check_out' && reader.trim() === '';
  useEffect(() => {
    (kind === 'check_out' ? readerField : itemField).current?.focus();
  }, [kind]);

  useScannerInput(needsReader ? readerField : itemField, (code) => {
    if (needsReader || document.activeElement === readerField.current) {
      setReader(code);
      itemField.current?.focus();
    } else void record(code);
  });

  if (!canWorkOffline()) return <Notice tone="warn">{t('noKey')}</Notice>;

  function send(event: FormEvent) {
    event.preventDefault();
    if (needsReader) readerField.current?.focus();
    else if (item.trim() === '') itemField.current?.focus();
    else void record(item.trim());
  }

  async function record(itemBarcode: string) {
    const at = new Date().toISOString();
    const readerBarcode = reader.trim();
    const act: OfflineAct =
      kind === 'check_out' ? { kind, itemBarcode, readerBarcode, at } : { kind, itemBarcode, at };
    // At once: the next scan may come before this one is kept.
    setItem('');
    itemField.current?.focus();
    try {
      const id = await recordAct(act);
      setRecorded((before) => [{ id, act }, ...before]);
      setFull(false);
      announce(t(`recorded.${kind}`, { item: itemBarcode }));
    } catch {
      setItem((now) => (now === '' ? itemBarcode : now));
      setFull(true);
    }
  }

  async function forget(id: string) {
    await forgetAct(id);
    setRecorded((before) => before.filter((one) => one.id !== id));
    itemField.current?.focus();
  }

  return (
    <>
      <Tabs
        label={t('kinds')}
        items={[
          { key: 'check_out', label: t('checkOut') },
          { key: 'check_in', label: t('checkIn') },
        ]}
        active={kind}
        onChange={setKind}
      >
        <Card as="section" padded className={styles.desk}>
          <form className={styles.form} onSubmit={send} noValidate>
            {kind === 'check_out' && (
              <TextField
                ref={readerField}
                label={t('reader')}
                autoComplete="off"
                spellCheck={false}
                maxLength={64}
                value={reader}
                onChange={(event) => setReader(event.target.value)}
              />
            )}
            <TextField
              ref={itemField}
              label={t('item')}
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
              value={item}
              onChange={(event) => setItem(event.target.value)}
            />
            <div className={styles.buttons}>
              <Button type="submit" kind="primary">
                {t(kind === 'check_out' ? 'lend' : 'takeBack')}
              </Button>
              {kind === 'check_out' && (
                <Button
                  onClick={() => {
                    setReader('');
                    readerField.current?.focus();
                  }}
                >
                  {t('nextReader')}
                </Button>
              )}
            </div>
          </form>
          {isFull && <Notice tone="bad">{t('notKept')}</Notice>}
        </Card>
      </Tabs>
      <RecordedActs acts={recorded} onForget={(id) => void forget(id)} />
    </>
  );
}
