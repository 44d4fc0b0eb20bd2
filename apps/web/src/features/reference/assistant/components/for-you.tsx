import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { guessUserLikeBooks } from '@lectern/contracts/reference/ai/guess-user-like-books';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './assistant.module.css';
import { Sources } from './sources.tsx';

/** Works near to what the reader borrows and keeps, each with its reason. The library looks at that only if the reader lets it. */
export function ForYou() {
  const { t } = useTranslation('assistant');
  const { data } = useCall(guessUserLikeBooks, { rows: 6 });
  const consent = useAction(updateReaderSetting, { invalidates: [guessUserLikeBooks] });
  if (!data) return null;
  return (
    <section aria-labelledby="for-you" className={styles.before}>
      <SectionHeading
        id="for-you"
        aside={
          data.isOn && (
            <Button
              kind="text"
              size="small"
              busy={consent.running}
              onClick={() => consent.start({ code: 'guessFromUse', value: '0' })}
            >
              {t('forYou.off')}
            </Button>
          )
        }
      >
        {t('forYou.heading')}
      </SectionHeading>
      {!data.isOn && (
        <>
          <p className="muted">{t('forYou.consent')}</p>
          <div>
            <Button
              busy={consent.running}
              onClick={() => consent.start({ code: 'guessFromUse', value: '1' })}
            >
              {t('forYou.on')}
            </Button>
          </div>
        </>
      )}
      {data.isOn && data.books.length === 0 && <p className="muted">{t('forYou.none')}</p>}
      <Sources
        label={t('forYou.heading')}
        works={data.books.map(({ recordId, title, author, publisher, year, imgUrl, because }) => ({
          number: null,
          recordId,
          title,
          author,
          publisher,
          publishYear: year,
          imgUrl,
          reason: t(`forYou.${because.from}`, { title: because.title }),
        }))}
      />
    </section>
  );
}
