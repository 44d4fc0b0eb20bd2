import { listTrialQuestions } from '@lectern/contracts/resources/trials/list-trial-questions';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useSession } from '../../../../lib/use-session.ts';
import styles from './opinion.module.css';
import { OpinionDialog } from './opinion-dialog.tsx';

/** What the reader thinks of a trial, or the invitation to say it. Nothing where the library asks for no opinions. */
export function TrialOpinion({ id }: { readonly id: string }) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const { signedIn, openLogin } = useSession();
  const [isWriting, setIsWriting] = useState(false);
  const { data } = useCall(listTrialQuestions, { id }, { ofReader: true, staleMs: 0 });
  if (!data?.isOpen) return null;
  const { questions, answer } = data;
  const given = questions.flatMap(({ questionId, text }) => {
    const own = answer?.answers.find((one) => one.questionId === questionId);
    return own ? [{ questionId, question: text, text: own.text }] : [];
  });
  return (
    <Card as="section" padded aria-labelledby="trial-opinion" className={styles.opinion}>
      <h2 id="trial-opinion">{t('opinion.title')}</h2>
      <p className="muted">
        {answer ? t('opinion.given', { day: format.dayOf(answer.answeredAt) }) : t('opinion.invite')}
      </p>
      {given.length > 0 && (
        <dl className={styles.answers}>
          {given.map(({ questionId, question, text }) => (
            <div key={questionId}>
              <dt dir="auto">{question}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        <Button
          icon={<PenLine size={16} aria-hidden />}
          onClick={() => (signedIn ? setIsWriting(true) : openLogin('needed'))}
        >
          {t(answer ? 'opinion.change' : 'opinion.write')}
        </Button>
      </div>
      {isWriting && (
        <OpinionDialog id={id} questions={questions} own={answer} onClose={() => setIsWriting(false)} />
      )}
    </Card>
  );
}
