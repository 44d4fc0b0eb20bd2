import { DISCIPLINE_NOT_FOUND } from '@lectern/contracts/discovery/browse/errors';
import { getDiscipline } from '@lectern/contracts/discovery/browse/get-discipline';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { ALL_CLASSES, ALL_CODES, countWorks } from '../../../../ports/search-engine/count-works.ts';
import { DISCIPLINE_NAMES, disciplineName } from '../../../collection/vocabulary/classes/discipline-names.ts';
import { readClassNames } from '../../../collection/vocabulary/classes/read-class-names.ts';
import { docTypeName } from '../../../collection/vocabulary/code-names/doc-type-names.ts';
import { countedEntries, mainClasses } from '../counted-entries.ts';

const SUBJECTS = 20;

export const getDisciplineCall = implement(getDiscipline)(
  async ({ input: { discode1: code }, context: { tenant, language }, deps }) => {
    if (!Object.hasOwn(DISCIPLINE_NAMES, code)) return refuse(DISCIPLINE_NOT_FOUND);
    const counted = await countWorks(
      deps,
      tenant.id,
      { docType: ALL_CODES, class: ALL_CLASSES, subject: SUBJECTS },
      [{ field: 'discipline', anyOf: [code] }],
    );
    if (isRefusal(counted)) return counted;
    const { total, by } = counted;
    const classes = mainClasses(by.class);
    return {
      code,
      name: disciplineName(code, language),
      count: total,
      documentTypeList: countedEntries(by.docType, (type) => docTypeName(type, language)),
      classificaList: countedEntries(
        classes,
        await readClassNames(deps.db, tenant, language, [...classes.keys()]),
      ),
      subjects: countedEntries(by.subject, (subject) => subject),
    };
  },
);
