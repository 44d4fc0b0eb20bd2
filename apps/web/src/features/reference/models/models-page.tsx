import { MOST_MODELS } from '@lectern/contracts/people/tenant/assistant-settings';
import { getModels } from '@lectern/contracts/reference/ai/get-models';
import { putModels } from '@lectern/contracts/reference/ai/put-models';
import { Bot, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { useStaff } from '../../../lib/staff/use-staff.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { IndexSection } from './index-state/index-section.tsx';
import { LimitsForm } from './limits-form.tsx';
import { ModelForm, type TypedModel } from './model-form.tsx';
import { ModelTable } from './model-table.tsx';
import type { Model } from './model-texts.ts';
import styles from './models.module.css';
import { TermsSection } from './terms/terms-section.tsx';
import { TrialConsole } from './trial/trial-console.tsx';
import { UseTable } from './use-table.tsx';
import { VectorsForm } from './vectors/vectors-form.tsx';
import { VectorsSection } from './vectors/vectors-section.tsx';
import type { TypedVectors } from './vectors/vectors-texts.ts';

const SENT = ['question', 'records', 'loans', 'hours'] as const;

/** To whom it goes: the host and the name of each model that is not of the own network. */
const recipientsOf = (models: readonly Model[]) =>
  models
    .filter(({ isInside }) => !isInside)
    .map(({ address, model }) => `${new URL(address).host} · ${model}`);

/** The language models of the library: which are asked, what leaves to them, what they cost. */
export default function ModelsPage() {
  const { t } = useTranslation('models');
  const errorText = useErrorText();
  const { may } = useStaff();
  const { data, error, refetch } = useCall(getModels, {}, { staleMs: 0 });
  /** The place of the model in the form; that behind the last is a new one. */
  const [formOf, setFormOf] = useState<number>();
  const [isVectorsFormOpen, setVectorsFormOpen] = useState(false);
  const put = useAction(putModels, {
    invalidates: [getModels],
    onDone() {
      showToast('ok', t('saved'));
      setFormOf(undefined);
      setVectorsFormOpen(false);
    },
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="320px" radius="12px" />
      </Loading>
    );
  const { models, tokensPerDay, modelsAtOnce, version } = data;
  const save = (next: readonly TypedModel[], limits = { tokensPerDay, modelsAtOnce }) =>
    put.start({ models: [...next], ...limits, version });
  const settings = models.map(settingsOf);
  const saveVectors = (embeddings: TypedVectors | null) =>
    put.start({ models: settings, tokensPerDay, modelsAtOnce, version, embeddings });
  const recipients = recipientsOf(models);
  const openForm = (place: number) => {
    put.reset();
    setFormOf(place);
  };
  const add = models.length < MOST_MODELS && (
    <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => openForm(models.length)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')}>
        {models.length > 0 && add}
      </PageHead>
      {put.error && formOf === undefined && !isVectorsFormOpen && (
        <Notice tone="bad">{errorText(put.error)}</Notice>
      )}
      {models.length === 0 ? (
        <EmptyState
          title={t('empty')}
          hint={t('emptyHint')}
          icon={<Bot size={36} strokeWidth={1.4} />}
          actions={add}
        />
      ) : (
        <>
          <p className={styles.order}>{t('order')}</p>
          <ModelTable
            models={models}
            busy={put.running}
            onChange={openForm}
            onUp={(place) =>
              save(settings.with(place - 1, settings[place]!).with(place, settings[place - 1]!))
            }
            onRemove={(place) => save(settings.filter((_, at) => at !== place))}
          />
          <LimitsForm
            key={version}
            list={data}
            busy={put.running}
            onSend={(limits) => save(settings, limits)}
          />
        </>
      )}
      <Card as="section" padded className={styles.sent}>
        <h2>{t('sent.title')}</h2>
        <ul>
          {SENT.map((part) => (
            <li key={part}>{t(`sent.${part}`)}</li>
          ))}
        </ul>
        <p>
          {recipients.length > 0 ? t('sent.to', { recipients: recipients.join(', ') }) : t('sent.toNobody')}
        </p>
        <p className="muted">{t('sent.told')}</p>
      </Card>
      <VectorsSection
        vectors={data.embeddings}
        busy={put.running}
        onChange={() => {
          put.reset();
          setVectorsFormOpen(true);
        }}
        onRemove={() => saveVectors(null)}
      />
      <TrialConsole models={models} />
      <TermsSection />
      {may('search.reindex') && <IndexSection />}
      <section className={styles.use}>
        <h2>{t('use')}</h2>
        <UseTable use={data.use} />
      </section>
      {isVectorsFormOpen && (
        <VectorsForm
          vectors={data.embeddings}
          busy={put.running}
          error={put.error}
          onSend={saveVectors}
          onClose={() => setVectorsFormOpen(false)}
        />
      )}
      {formOf !== undefined && (
        <ModelForm
          model={models[formOf]}
          busy={put.running}
          error={put.error}
          onSend={(model) => save([...settings.slice(0, formOf), model, ...settings.slice(formOf + 1)])}
          onClose={() => setFormOf(undefined)}
        />
      )}
    </>
  );
}

function settingsOf({ hasKey: _hasKey, isInside: _isInside, ...settings }: Model): TypedModel {
  return settings;
}
