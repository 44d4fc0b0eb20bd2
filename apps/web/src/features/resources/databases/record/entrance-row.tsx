import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { useFormat } from '../../../../lib/use-format.ts';

/** One entrance of a database: a button that opens it by this one, or why it is closed. */
export function EntranceRow({
  entrance: { name, isOpen, reason },
  number,
  isOpening,
  onOpen,
}: {
  readonly entrance: ChosenEntrance['entrances'][number];
  /** Its place. An entrance without a name is called after it. */
  readonly number: number;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('eresources');
  const format = useFormat();
  const shown = name || t('open.entrance', { number: format.number(number) });
  return (
    <li>
      <span>
        <span dir="auto">{shown}</span>
        {!isOpen && (
          <>
            <br />
            <span className="muted small">{t(`closed.why.${reason || 'none'}`)}</span>
          </>
        )}
      </span>
      {isOpen && (
        <Button size="small" busy={isOpening} aria-label={t('open.goTo', { name: shown })} onClick={onOpen}>
          {t('open.go')}
        </Button>
      )}
    </li>
  );
}
