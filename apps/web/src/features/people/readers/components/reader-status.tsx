import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';

const TONES = { normal: 'ok', frozen: 'bad', card_lost: 'warn', blocked: 'bad', left: undefined } as const;

/** Whether a reader may use the library. */
export function ReaderStatus({ status }: { readonly status: keyof typeof TONES }) {
  const { t } = useTranslation('readers');
  const tone = TONES[status];
  return <Pill {...(tone && { tone })}>{t(`status.${status}`)}</Pill>;
}
