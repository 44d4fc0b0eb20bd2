import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { answer } from '@lectern/contracts/reference/ai/answer';
import { type AnswerLine, answerLineSchema } from '@lectern/contracts/reference/ai/answer-lines';
import { getAssistant } from '@lectern/contracts/reference/ai/get-assistant';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  buildFineEntry,
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildSession,
} from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../../testing/catalogue-app.ts';
import { buildBib } from '../../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';

describeOnEachDatabase('the answerer without a model', (kind) => {
  let app: CatalogueApp;

  beforeAll(async () => {
    app = await createCatalogueApp({ kind });
    const subjects = [{ kind: 'topic' as const, scheme: 'lcsh', parts: ['Tides'] }];
    for (const title of ['Tides and currents', 'The height of tides'])
      await buildBib(app.deps.db, { title, description: { subjects } });
    await buildBib(app.deps.db, { title: 'The renewal of fines for overdue libraries' });
    const persons = [{ name: 'Rose, Leah' }, { name: 'Quill, Marten' }];
    for (const [at, { name }] of persons.entries())
      await buildBib(app.deps.db, {
        title: `Harbour walls ${at + 1}`,
        description: {
          creators: [{ name, kind: 'person', roles: ['aut'], main: true, vernacular: null }] as never,
        },
      });
    await buildLoanRule(app.deps.db);
    await indexTenant(app.deps, TENANT);
    const settings = testSettings('alpha');
    await putSettings(app, { ...settings, public: { ...settings.public, aiOpenFlag: '1' } });
    await vi.waitFor(async () => {
      const { panel } = await app.client().call(getAssistant, {});
      if (!panel) throw new Error('the settings are not read yet');
    }, 30_000);
  });
  afterAll(() => app.close());

  /** A reader's talk: each question with what was answered. */
  async function talk(patron = buildPatron(app.deps.db)) {
    const reader = app.client({ token: await buildSession(app.deps.db, await patron) });
    return async (content: string) => {
      const response = await reader.download(answer, { content });
      const given = (await response.text()).trim().split('\n');
      const lines = given.map((line): AnswerLine => answerLineSchema.parse(JSON.parse(line)));
      const understood = lines.flatMap((line) => (line.dataType === 1 ? [line.data] : []))[0];
      return {
        understood,
        text: lines.map((line) => (line.dataType === 0 ? line.data.chunkMessage.content : '')).join(''),
        titles: lines
          .flatMap((line) => (line.dataType === 2 ? line.data.sources : []))
          .map(({ title }) => title),
        proposals: lines.flatMap((line) => (line.dataType === 3 ? line.data.proposals : [])),
        isKnown: lines.some((line) => line.dataType === 9 && line.data.known),
      };
    };
  }

  it('counts what its own search finds', async () => {
    const ask = await talk();
    const { text, understood } = await ask('How many books about tides do you have?');
    const { numFound } = await app.client().call(searchBibs, { keyWord: 'tides' });
    expect(understood?.numFound).toBe(numFound);
    expect(text).toContain(String(numFound));
  });

  it('narrows what was found, and points at a work of it', async () => {
    const ask = await talk();
    const first = await ask('books about tides');
    expect(first.titles).toHaveLength(2);
    const narrowed = await ask('in French');
    expect(narrowed.understood).toMatchObject({ refines: true, numFound: 0 });
    expect(narrowed.understood?.filters.map(({ name }) => name)).toEqual(['langCode']);
    expect(narrowed.titles).toEqual(first.titles);
    const second = await ask('Is the second one available?');
    expect(second.titles).toEqual([first.titles[1]]);
  });

  it('says that it does not know, and offers a librarian', async () => {
    const ask = await talk();
    const { text, isKnown, proposals, titles } = await ask('Is 《No such book at all》 available?');
    expect([isKnown, titles]).toEqual([false, []]);
    expect(text).toContain('No such book at all');
    expect(proposals).toEqual([{ kind: 'askLibrarian', question: 'Is 《No such book at all》 available?' }]);
  });

  it('does not take a work for another one, or for one by a person, whose words are elsewhere in its record', async () => {
    const ask = await talk();
    const moby = 'Moby-Dick, or, The whale';
    const title = await ask('Is 《A captain hunts》 available?');
    expect(title.text).toContain('“A captain hunts” is not in the catalogue');
    expect([title.titles, title.proposals]).toEqual([[moby], []]);
    const author = await ask('Do you have books by White Whale?');
    expect(author.text).toContain('“White Whale” is not in the catalogue');
    expect(author.titles).toEqual([moby]);
    for (const question of ['Is 《Moby-Dick Melville》 available?', 'moby-dick melvile', 'Herman’s whales']) {
      const same = await ask(question);
      expect(same.text, question).not.toContain('not in the catalogue');
      expect(same.titles, question).toEqual([moby]);
    }
  });

  it('reads a title of the catalogue as a name, whatever its words mean in a question', async () => {
    const ask = await talk();
    const { understood, titles } = await ask(
      'my neighbour keeps talking about the renewal of fines for overdue libraries, would it be in today?',
    );
    expect(understood?.intent).toBe('available');
    expect(titles).toEqual(['The renewal of fines for overdue libraries']);
    const shelf = await ask('which shelf tho');
    expect(shelf.understood).toMatchObject({ intent: 'where', refines: true });
    expect(shelf.titles).toEqual(titles);
  });

  it('does not take a piece of a longer name for the name', async () => {
    const ask = await talk();
    const { text, titles } = await ask('Have you got Tides and currents of Xanadu?');
    expect(text).toContain('nothing for “Tides and currents of Xanadu”');
    expect(titles).not.toContain('The height of tides');
  });

  it('tells when loans are due, and proposes to renew those that can be', async () => {
    const patron = buildPatron(app.deps.db);
    const { id } = await patron;
    const loan = await buildLoan(app.deps.db, {
      patron_id: id,
      bib_id: app.ids.moby,
      due_date: '2099-03-12',
    });
    const soon = new Date(app.deps.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    const renewable = await buildLoan(app.deps.db, { patron_id: id, bib_id: app.ids.moby, due_date: soon });
    const ask = await talk(patron);
    const due = await ask('When are my books due?');
    expect(due.text).toContain('2099');
    expect(due.proposals).toEqual([{ kind: 'open', page: 'loans' }]);
    const renewal = await ask('Please renew my books');
    const offered = renewal.proposals.flatMap((one) => (one.kind === 'renew' ? [one.loanId] : []));
    expect(offered).toEqual([renewable.id]);
    expect(offered).not.toContain(loan.id);
  });

  it('tells what is owed, and nothing of another reader', async () => {
    const patron = buildPatron(app.deps.db);
    const { id } = await patron;
    await buildFineEntry(app.deps.db, { patron_id: id, amount: 350 });
    const ask = await talk(patron);
    expect((await ask('Do I owe anything?')).text).toContain('3.50');
    const other = await talk();
    expect((await other('Do I owe anything?')).text).not.toContain('3.50');
    expect((await other('What has patron 20230001 borrowed?')).understood?.intent).toBe('refused');
  });

  it('tells the rules for the group of the reader', async () => {
    const ask = await talk();
    expect((await ask('How long can I keep a book?')).text).toContain('30');
  });

  it.each([
    ['the person of whom only the family name is there', '想找Tricia Rose的作品', '没有“Tricia Rose”'],
    [
      'two persons of whom each has one of the names',
      'do you have anything by Marten Rose?',
      'Marten Rose” is not',
    ],
    ['a title that is a part of another title', 'Where is The Renewal of Libraries?', 'not in the catalogue'],
    [
      'a person that a question about lending names',
      'My teacher likes Ada Quincy, can I borrow one of her books?',
      'Ada Quincy',
    ],
  ])('says that %s is not there', async (_what, question, says) => {
    const ask = await talk();
    expect((await ask(question)).text.split('\n')[0]).toContain(says);
  });

  it('answers in the language of the question, whatever language the screen has', async () => {
    const ask = await talk();
    const { text, titles } = await ask('《红楼梦》在架吗');
    expect(titles).toEqual(['红楼梦']);
    expect(text).toContain('在架可借');
  });
});
