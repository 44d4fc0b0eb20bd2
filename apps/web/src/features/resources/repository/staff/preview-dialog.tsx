import { OBJECT_ACTS } from '@lectern/contracts/resources/repository/acts';
import type { ActAnswer } from '@lectern/contracts/resources/repository/object';
import { previewRights } from '@lectern/contracts/resources/repository/preview-rights';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../repository.module.css';
import { useWhyNot } from '../use-why-not.ts';

/** What a reader may do with an object and its files: who, from where, on which day. Asked of the one function that decides. */
export function PreviewDialog({
  id,
  title,
  onClose,
}: {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('repository');
  const [as, setAs] = useState({ signedIn: false, group: '', address: '', day: '' });
  const write = (change: Partial<typeof as>) => setAs((before) => ({ ...before, ...change }));
  const { day, ...who } = as;
  const { data, error, refetch } = useCall(
    previewRights,
    { id, ...who, ...(day && { day }) },
    { staleMs: 0, keepPrevious: true },
  );
  return (
    <Dialog title={t('staff.previewOf', { name: title })} width="860px" onClose={onClose}>
      <div className={styles.part}>
        <Choice
          type="checkbox"
          title={t('staff.asReader.signedIn')}
          about={t('staff.asReader.signedInHint')}
          checked={as.signedIn}
          onChange={({ target }) => write({ signedIn: target.checked })}
        />
        <div className={styles.fields}>
          <TextField
            label={t('staff.asReader.group')}
            value={as.group}
            maxLength={64}
            autoComplete="off"
            onChange={({ target }) => write({ group: target.value })}
          />
          <TextField
            label={t('staff.asReader.address')}
            value={as.address}
            maxLength={64}
            autoComplete="off"
            onChange={({ target }) => write({ address: target.value })}
          />
          <TextField
            label={t('staff.asReader.day')}
            type="date"
            value={as.day}
            onChange={({ target }) => write({ day: target.value })}
          />
        </div>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
          <section className={styles.matrix} tabIndex={0} aria-label={t('rights.title')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('files.title')}</th>
                  {OBJECT_ACTS.map((act) => (
                    <th key={act} scope="col">
                      {t(`acts.${act}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <ActRow name={t('staff.asReader.whole')} acts={data.acts} />
                {data.files.map(({ fileId, name, acts }) => (
                  <ActRow key={fileId} name={name} acts={acts} />
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function ActRow({ name, acts }: { readonly name: string; readonly acts: readonly ActAnswer[] }) {
  const { t } = useTranslation('repository');
  const whyNot = useWhyNot();
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      {acts.map((answer) => (
        <td key={answer.act}>{answer.may ? t('yes') : <span className="muted">{whyNot(answer)}</span>}</td>
      ))}
    </tr>
  );
}
