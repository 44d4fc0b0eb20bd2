import { keepPaper } from '@lectern/contracts/discovery/scholar/keep-paper';
import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import { addOnlineFavourite } from '@lectern/contracts/shelf/favourites/add-online-favourite';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Star as StarIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useCaller } from '../../../lib/caller.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useSession } from '../../../lib/use-session.ts';
import styles from './favourites.module.css';
import { useStarred } from './starred.ts';
import { FAVOURITE_CALLS, useRemoval } from './use-removal.ts';

/** Adds a scholarly work to the favourites, or removes it. What is known of it is kept first: its source may be away later. */
export default function PaperStar({
  paper,
}: {
  readonly paper: Pick<Paper, 'id' | 'doi' | 'recordId' | 'title'>;
}) {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const { client } = useCaller();
  const queries = useQueryClient();
  const { signedIn, openLogin } = useSession();
  const { id, doi, title } = paper;
  const [keptId, setKeptId] = useState(paper.recordId);
  const isStarred = useStarred(keptId) === true && keptId !== '';
  const remove = useRemoval();
  const add = useMutation({
    mutationFn: async () => {
      const { recordId } = await client.call(keepPaper, { id, doi });
      await client.call(addOnlineFavourite, { recordId });
      return recordId;
    },
    onSuccess: async (recordId) => {
      setKeptId(recordId);
      showToast('ok', t('added'));
      await Promise.all(FAVOURITE_CALLS.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
    },
    onError: (error) => showToast('bad', errorText(error)),
  });
  function toggle() {
    if (!signedIn) openLogin('needed');
    else if (isStarred) remove.start({ recordIds: [keptId] });
    else add.mutate();
  }
  return (
    <Button
      aria-pressed={isStarred}
      aria-label={t('starThis', { title })}
      busy={add.isPending || remove.running}
      icon={<StarIcon size={16} className={isStarred ? styles.starred : undefined} aria-hidden />}
      onClick={toggle}
    >
      {t(isStarred ? 'isStarred' : 'star')}
    </Button>
  );
}
