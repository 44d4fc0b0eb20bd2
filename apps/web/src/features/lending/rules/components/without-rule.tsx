import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { ruleTableSchema } from '@lectern/contracts/lending/rules/fields';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { useFormat } from '../../../../lib/use-format.ts';

/** Names the types and groups that no rule is about: the desk refuses their loans, and nothing else would say why. */
export function WithoutRule({
  table: { groups, itemTypes, rules },
}: {
  readonly table: OutputOf<typeof ruleTableSchema>;
}) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const types = itemTypes.filter(({ code }) => rules.every(({ itemType }) => itemType !== code));
  const readers = groups.filter(({ code }) => rules.every(({ patronGroup }) => patronGroup !== code));
  const namesOf = (list: readonly { readonly name: string }[]) => format.list(list.map(({ name }) => name));
  return (
    <>
      {types.length > 0 && <Notice tone="warn">{t('begin.typesWithout', { names: namesOf(types) })}</Notice>}
      {readers.length > 0 && (
        <Notice tone="warn">{t('begin.groupsWithout', { names: namesOf(readers) })}</Notice>
      )}
    </>
  );
}
