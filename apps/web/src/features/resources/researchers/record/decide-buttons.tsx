import { decideOwnPublication } from '@lectern/contracts/resources/researchers/decide-own-publication';
import { getResearcher } from '@lectern/contracts/resources/researchers/get-researcher';
import { listPublications } from '@lectern/contracts/resources/researchers/list-publications';
import type { Publication } from '@lectern/contracts/resources/researchers/researcher';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** The person says whether a publication is theirs. */
export function DecideButtons({
  publication: { publicationId, title, evidence },
}: {
  readonly publication: Publication;
}) {
  const { t } = useTranslation('researchers');
  const errorText = useErrorText();
  const decide = useAction(decideOwnPublication, {
    invalidates: [getResearcher, listPublications],
    onDone: ({ decision }) => showToast('ok', t(`decided.${decision}`)),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const say = (decision: 'mine' | 'notMine') => decide.start({ publicationId, decision });
  return (
    <>
      {evidence === 'name' && (
        <Button size="small" kind="primary" busy={decide.running} onClick={() => say('mine')}>
          {t('decide.mine')}
          <span className="hidden-visually"> {title}</span>
        </Button>
      )}
      <Button size="small" kind="text" busy={decide.running} onClick={() => say('notMine')}>
        {t('decide.notMine')}
        <span className="hidden-visually"> {title}</span>
      </Button>
    </>
  );
}
