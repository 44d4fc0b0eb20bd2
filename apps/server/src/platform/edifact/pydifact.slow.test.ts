import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { writeOrder } from './book-trade/write-order.ts';

const python = process.env.LECTERN_TEST_PYDIFACT;

/** Reads a file with pydifact and prints its segments as JSON. */
const READ = `
import json, sys
from pydifact.segmentcollection import Interchange
text = sys.stdin.buffer.read().decode(sys.argv[1])
interchange = Interchange.from_str(text)
print(json.dumps([
  [message.reference_number, [[segment.tag, segment.elements] for segment in message.segments]]
  for message in interchange.get_messages()
]))
`;

if (!python)
  it.skip('pydifact is not here: `node scripts/services/pydifact.mjs` prints LECTERN_TEST_PYDIFACT', () =>
    undefined);
else
  describe('an order that we write, as pydifact reads it', () => {
    it.each([
      ['latin1', "What's 1+1: a question? Größe"],
      ['utf8', '白鲸：一个问题？'],
    ])('has all its segments in %s', (encoding, title) => {
      const file = writeOrder({
        buyer: { number: '5012345678900', list: '14' },
        supplier: { number: '1697684', list: '31B' },
        interchange: '42',
        number: 'PO-1',
        currency: 'CNY',
        at: new Date('2026-03-02T08:30:00Z'),
        lines: [
          {
            reference: 'PO-1/1',
            isbn: '9780393048797',
            number: 'N:1',
            title,
            author: 'Jane',
            publisher: 'House',
            year: '2024',
            quantity: 2,
            price: '12.50',
            note: 'Please send soon',
            copies: [{ library: 'MAIN', fund: 'ENG' }],
          },
        ],
      });
      const { stdout, stderr } = spawnSync(python, ['-W', 'ignore', '-c', READ, encoding], {
        input: file,
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      const [[reference, segments]] = JSON.parse(stdout) as [[string, [string, unknown[]][]]];
      expect(reference).toBe('1');
      expect(segments.map(([tag]) => tag)).toEqual([
        'BGM',
        'DTM',
        'NAD',
        'NAD',
        'CUX',
        'LIN',
        'PIA',
        'IMD',
        'IMD',
        'IMD',
        'IMD',
        'QTY',
        'GIR',
        'FTX',
        'PRI',
        'RFF',
        'UNS',
        'CNT',
      ]);
      expect(segments.find(([tag, [, code]]) => tag === 'IMD' && code === '050')?.[1]).toEqual([
        'L',
        '050',
        ['', '', '', title],
      ]);
      expect(segments.find(([tag]) => tag === 'PIA')?.[1]).toEqual([
        '5',
        ['9780393048797', 'EN'],
        ['N:1', 'SA'],
      ]);
    });
  });
