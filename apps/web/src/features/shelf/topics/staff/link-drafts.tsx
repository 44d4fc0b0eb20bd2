import { MOST_TOPIC_LINKS, type TopicLink } from '@lectern/contracts/shelf/topics/topic';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import styles from '../topics.module.css';

/** The links of a topic, each with title and address. */
export function LinkDrafts({
  links,
  onChange,
}: {
  readonly links: readonly TopicLink[];
  readonly onChange: (links: readonly TopicLink[]) => void;
}) {
  const { t } = useTranslation('topics');
  const put = (at: number, change: Partial<TopicLink>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...change } : link)));
  return (
    <fieldset className={styles.drafts}>
      <legend>{t('links')}</legend>
      {links.map((link, at) => (
        // Links have no name before they are written: their place is what they are known by.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className={styles.dates}>
          <TextField
            label={t('staff.linkTitle', { number: at + 1 })}
            value={link.title}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => put(at, { title: target.value })}
          />
          <TextField
            label={t('staff.linkUrl', { number: at + 1 })}
            value={link.url}
            maxLength={500}
            placeholder="https://"
            autoComplete="off"
            onChange={({ target }) => put(at, { url: target.value.trim() })}
            beside={
              <IconButton
                label={t('staff.removeLink', { number: at + 1 })}
                icon={<X size={16} aria-hidden />}
                onClick={() => onChange(links.filter((_, index) => index !== at))}
              />
            }
          />
        </div>
      ))}
      {links.length < MOST_TOPIC_LINKS && (
        <div>
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => onChange([...links, { title: '', url: '' }])}
          >
            {t('staff.addLink')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
