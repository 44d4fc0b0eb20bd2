import type { UnitContents, UnitScope } from '../../../platform/unit-contents.ts';
import { eresourcesInOrder } from './page-of-eresources.ts';
import { shownToday, todayIn } from './reading.ts';
import { listChosenIds } from './store/eresource-list-store.ts';
import { shownUses } from './store/term-store.ts';

type Use = Awaited<ReturnType<typeof shownUses>>[number];

/** A unit has the databases that name it as a college, and those of its subjects. */
export const eresourcesOfUnits: UnitContents = {
  kind: 'eresource',
  async count({ db, clock }, { tenant }, units) {
    const day = { tenantId: tenant.id, today: todayIn({ clock }, tenant) };
    const uses = await shownUses(db, day, ['college', 'subject']);
    return new Map(units.map((unit) => [unit.id, idsIn(uses, unit).size]));
  },
  async page(deps, reader, unit, { offset, limit }) {
    const reading = shownToday(deps, reader);
    const choose = (kind: 'college' | 'subject', codes: readonly string[]) =>
      codes.length === 0 ? [] : listChosenIds(deps.db, reading, { terms: { [kind]: codes } });
    const [named, ofSubjects] = await Promise.all([
      choose('college', unit.codes),
      choose('subject', unit.subjects),
    ]);
    const ids = [...new Set([...named, ...ofSubjects])];
    const eresources = await eresourcesInOrder(deps, reader, ids.slice(offset, offset + limit));
    const entries = eresources.map(({ id, name, introduction, docTypes, subjects }) => ({
      kind: 'eresource' as const,
      id,
      title: name,
      by: [...docTypes, ...subjects].map((term) => term.name).join(' · '),
      note: introduction.split('\n')[0] ?? '',
      imgUrl: '',
    }));
    return { total: ids.length, entries };
  },
};

function idsIn(uses: readonly Use[], { codes, subjects }: UnitScope): ReadonlySet<string> {
  const wanted = { college: new Set(codes), subject: new Set(subjects) };
  const isWanted = ({ kind, code }: Use) =>
    (kind === 'college' || kind === 'subject') && wanted[kind].has(code);
  return new Set(uses.filter(isWanted).map((use) => use.eresource_id));
}
