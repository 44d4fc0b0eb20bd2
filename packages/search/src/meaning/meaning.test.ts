import { describe, expect, it } from 'vitest';
import { exactLog } from './exact-log.ts';
import type { MeaningModel, MeaningText } from './meaning-model.ts';
import { MeaningFileError } from './model-file.ts';
import { openMeaning } from './open-meaning.ts';
import { trainMeaning } from './train-meaning.ts';
import { MOST_CONCEPTS } from './weighted-concept.ts';

const record = (
  words: string,
  headings: readonly string[],
  classes: readonly string[] = [],
  scheme = 'ddc',
): MeaningText => ({
  words: [words],
  headings,
  classes: classes.map((notation) => ({ scheme, notation })),
});

/** A catalogue of German headings, with titles in English, German and Chinese. */
const CATALOGUE: readonly MeaningText[] = [
  record('Monetary policy in Europe', ['Geldpolitik', 'Europa'], ['332.4']),
  record('Monetary policy of central banks', ['Geldpolitik', 'Zentralbank'], ['332.46']),
  record('Die Geldpolitik der Bundesbank', ['Geldpolitik', 'Zentralbank'], ['332.46']),
  record('货币政策研究', ['Geldpolitik'], ['F821.0'], 'clc'),
  record('货币政策与中央银行', ['Geldpolitik', 'Zentralbank'], ['F821.0'], 'clc'),
  record('Growing roses', ['Rose', 'Gartenbau'], ['635.9']),
  record('Roses and gardens of England', ['Rose', 'Gartenbau'], ['635.9']),
  record('Gardens in towns', ['Gartenbau', 'Stadt'], ['635.9']),
  record('Towns of the Middle Ages', ['Stadt', 'Mittelalter']),
  record('Knights of the Middle Ages', ['Mittelalter', 'Ritter']),
  ...Array.from({ length: 60 }, (_, at) =>
    record(`Topic${at % 20} of volume`, [`Fach ${at % 20}`], [`9${10 + (at % 20)}.1`]),
  ),
];

async function* inPages(size: number, records: readonly MeaningText[] = CATALOGUE) {
  for (let at = 0; at < records.length; at += size) yield records.slice(at, at + size);
}

const textOf = (model: MeaningModel, concept: string) => {
  const name = model.nameOf(concept);
  return name?.kind === 'class' ? name.notation : name?.label;
};

const trained = trainMeaning(inPages(7));
const openTrained = async () => openMeaning(await trained);

describe('a model of meaning', () => {
  it('leads from words of one language to headings in another', async () => {
    const model = await openTrained();
    const labels = (text: string) =>
      model
        .conceptsOfQuestion(text)
        .map(({ concept }) => model.nameOf(concept))
        .flatMap((found) => (found?.kind === 'heading' ? [found.label] : []));
    expect(labels('monetary')[0]).toBe('Geldpolitik');
    expect(labels('货币政策')).toContain('Geldpolitik');
    expect(labels('garden')).toContain('Gartenbau');
  });

  it('puts a heading that the question names first', async () => {
    const model = await openTrained();
    const [first] = model.conceptsOfQuestion('zentralbank');
    expect(model.nameOf(first!.concept)).toEqual({ kind: 'heading', label: 'Zentralbank' });
  });

  it('gives a record its own headings and classes before others', async () => {
    const model = await openTrained();
    const concepts = model.conceptsOfRecord(record('Roses', ['Mittelalter'], ['332.46']));
    const labels = concepts.map(({ concept }) => textOf(model, concept));
    expect(new Set(labels.slice(0, 4))).toEqual(new Set(['332', '332.4', '332.46', 'Mittelalter']));
    expect(labels).toContain('Rose');
  });

  it('takes the same notation in two classifications for two classes', async () => {
    const model = openMeaning(
      await trainMeaning(
        inPages(7, [
          ...['Genes', 'Genes of mice'].map((title) => record(title, [], ['Q3'], 'clc')),
          ...['Robots', 'Robots that learn'].map((title) => record(title, [], ['Q3'], 'lcc')),
          ...CATALOGUE,
        ]),
      ),
    );
    const names = (text: string) =>
      model.conceptsOfQuestion(text).map(({ concept }) => model.nameOf(concept));
    expect(names('genes')).toEqual([{ kind: 'class', scheme: 'clc', notation: 'Q3' }]);
    expect(names('robots')).toEqual([{ kind: 'class', scheme: 'lcc', notation: 'Q3' }]);
  });

  it('gives whole weights from 1 to 255, strongest first, each concept once, and not too many', async () => {
    const model = await openTrained();
    const lists = [
      model.conceptsOfQuestion('monetary policy roses towns knights'),
      ...CATALOGUE.map((one) => model.conceptsOfRecord(one)),
    ];
    for (const list of lists) {
      const weights = list.map(({ weight }) => weight);
      expect(weights.every((weight) => Number.isInteger(weight) && weight >= 1 && weight <= 255)).toBe(true);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      expect(new Set(list.map(({ concept }) => concept)).size).toBe(list.length);
      expect(list.length).toBeLessThanOrEqual(MOST_CONCEPTS);
    }
  });

  it('knows nothing of unknown words and of words that say nothing', async () => {
    const model = await openTrained();
    for (const text of ['', 'xylophone', 'the of and', '1999', '???'])
      expect(model.conceptsOfQuestion(text)).toEqual([]);
    expect(model.conceptsOfRecord(record('xylophone', ['nie gesehen'], ['Z9']))).toEqual([]);
    expect(model.nameOf('zzzz')).toBeUndefined();
    expect(model.nameOf('')).toBeUndefined();
    expect(model.nearConcepts('zzzz', 5)).toEqual([]);
  });

  it('says what a question is about only where most records with its words have the concept', async () => {
    const model = await openTrained();
    const said = (text: string) => Array.from(model.evidentConcepts(text), (one) => textOf(model, one));
    expect(said('Geldpolitik')).toContain('Geldpolitik');
    // Both words are known, and lead to concepts; no record has them together.
    expect(model.conceptsOfQuestion('monetary knights')).not.toEqual([]);
    expect(said('monetary knights')).toEqual([]);
    for (const text of ['', 'xylophone', 'the of and', '1999']) expect(said(text)).toEqual([]);
  });

  it('knows of each word how sure its concept is', async () => {
    const sure = ['Tides of one', 'Tides of two', 'Tides of three', 'Tides of four', 'Tides of five'];
    const model = openMeaning(
      await trainMeaning(
        inPages(7, [
          ...sure.map((title) => record(title, ['Gezeiten'])),
          ...['Bodies', 'Three bodies', 'Bodies of law'].map((title, at) => record(title, [`Thema ${at}`])),
          record('Topics', ['Thema 0', 'Thema 1', 'Thema 2', 'Gezeiten']),
          ...CATALOGUE,
          ...CATALOGUE,
        ]),
      ),
    );
    const said = (text: string) => Array.from(model.evidentConcepts(text), (one) => textOf(model, one));
    expect(said('tides')).toEqual(['Gezeiten']);
    expect(said('bodies')).toEqual([]);
  });

  it('says no concept where a third of the words or more have none, and none that is narrower than the words', async () => {
    const titles = Array.from({ length: 8 }, (_, at) => `Mining of data ${'abcdefgh'[at]}${'abcdefgh'[at]}`);
    const model = openMeaning(
      await trainMeaning(
        inPages(7, [...titles.map((title) => record(title, ['Data mining'])), ...CATALOGUE, ...CATALOGUE]),
      ),
    );
    const said = (text: string) => Array.from(model.evidentConcepts(text), (one) => textOf(model, one));
    expect(said('data mining')).toEqual(['Data mining']);
    expect(said('mining')).toEqual([]);
    expect(said('mining knights unheard')).toEqual([]);
  });

  it('names the headings and classes that a record has itself', async () => {
    const model = await openTrained();
    const own = Array.from(model.ownConcepts(record('Roses', ['Mittelalter'], ['332.46'])), (one) =>
      textOf(model, one),
    );
    expect(new Set(own)).toEqual(new Set(['332', '332.4', '332.46', 'Mittelalter']));
  });

  it('finds the concepts near another, which is not among them', async () => {
    const model = await openTrained();
    const [policy] = model.conceptsOfQuestion('Geldpolitik');
    const near = model.nearConcepts(policy!.concept, 3);
    expect(near.map(({ concept }) => textOf(model, concept))).toContain('Zentralbank');
    expect(near.map(({ concept }) => concept)).not.toContain(policy!.concept);
    expect(near.length).toBeLessThanOrEqual(3);
  });

  it('answers the same after other questions', async () => {
    const model = await openTrained();
    const before = model.conceptsOfQuestion('monetary policy');
    model.conceptsOfRecord(CATALOGUE[5]!);
    model.conceptsOfQuestion('roses');
    expect(model.conceptsOfQuestion('monetary policy')).toEqual(before);
  });

  it('knows nothing where no record has a heading or class', async () => {
    const model = openMeaning(await trainMeaning(inPages(2, [record('Monetary policy', [])])));
    expect(model.conceptsOfQuestion('monetary policy')).toEqual([]);
    expect(openMeaning(await trainMeaning(inPages(2, []))).conceptsOfQuestion('x')).toEqual([]);
  });
});

describe('the logarithm of a model', () => {
  it('is the natural one', () => {
    for (const value of [1e-9, 0.001, 0.5, 1, 1.5, 2, 3, 10, 1e6, 123_456_789])
      expect(exactLog(value)).toBeCloseTo(Math.log(value), 9);
  });
});

describe('a model file', () => {
  it('is the same to the byte whatever the pages that its records come in', async () => {
    for (const size of [1, 13, 1000]) {
      expect(Buffer.compare(await trainMeaning(inPages(size)), await trained)).toBe(0);
    }
  });

  it('has another name where other records were learnt', async () => {
    const other = openMeaning(await trainMeaning(inPages(7, CATALOGUE.slice(1))));
    expect(other.name).toMatch(/^[0-9a-f]{16}$/);
    expect(other.name).not.toBe((await openTrained()).name);
  });

  it('is refused where any byte is wrong or missing', async () => {
    const bytes = await trained;
    for (let at = 0; at < bytes.length; at += 97) {
      const damaged = bytes.slice();
      damaged[at]! ^= 0x10;
      expect(() => openMeaning(damaged)).toThrow(MeaningFileError);
    }
    for (const length of [0, 10, 40, bytes.length - 1])
      expect(() => openMeaning(bytes.slice(0, length))).toThrow(MeaningFileError);
  });
});
