import { describeFavourite } from '@lectern/contracts/shelf/favourites/describe-favourite';
import {
  type Favourite,
  READING_STATES,
  type ReadingState,
} from '@lectern/contracts/shelf/favourites/favourite';
import { listFavourites } from '@lectern/contracts/shelf/favourites/list-favourites';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Signs between tags, in any of the languages. */
const BETWEEN_TAGS = /[,;，；、]/;

/** Writes note, tags and state of a favourite. */
export function DescribeDialog({
  favourite,
  onClose,
}: {
  readonly favourite: Favourite;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('favourites');
  const [note, setNote] = useState(favourite.note);
  const [tags, setTags] = useState(favourite.tags.join(', '));
  const [state, setState] = useState<ReadingState>(favourite.state);
  const save = useAction(describeFavourite, {
    invalidates: [listFavourites],
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  });

  function submit() {
    const words = tags.split(BETWEEN_TAGS).flatMap((one) => one.trim() || []);
    save.start({ recordId: favourite.recordId, note, tags: [...new Set(words)], state });
  }

  return (
    <FormDialog
      title={favourite.title}
      send={t('save')}
      cancel={t('cancel')}
      busy={save.running}
      error={save.error}
      onSend={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('state.label')}
        value={state}
        onChange={({ target }) => setState(target.value as ReadingState)}
      >
        <option value="">{t('state.none')}</option>
        {READING_STATES.map((one) => (
          <option key={one} value={one}>
            {t(`state.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('note')}
        value={note}
        maxLength={500}
        onChange={({ target }) => setNote(target.value)}
      />
      <TextField
        label={t('tags')}
        hint={t('tagsHint')}
        value={tags}
        onChange={({ target }) => setTags(target.value)}
      />
    </FormDialog>
  );
}
