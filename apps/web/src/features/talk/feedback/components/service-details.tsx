import {
  DEGREES,
  type ServiceDetails as Details,
  REPLY_WAYS,
} from '@lectern/contracts/talk/feedback/service-request';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../feedback.module.css';

/** What the form of a service says, besides the title and the reader's words. */
export function ServiceDetails({ details }: { readonly details: Details }) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  if (details.length === 0) return null;
  const written = (name: Details[number]['name'], value: string) => {
    const way = name === 'replyBy' && REPLY_WAYS.find((one) => one === value);
    const degree = name === 'degree' && DEGREES.find((one) => one === value);
    if (way) return t(`services.replyBy.${way}`);
    if (degree) return t(`services.degree.${degree}`);
    return name === 'until' ? format.date(value) : value;
  };
  return (
    <dl className={styles.details}>
      {details.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`services.fields.${name}`)}</dt>
          <dd>{written(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
