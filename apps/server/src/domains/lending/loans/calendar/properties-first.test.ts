import { expect, it } from 'vitest';
import { propertiesFirst } from './properties-first.ts';

it('puts properties before the components inside, and keeps folded lines and their order', () => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'END:VALARM',
    'URL:https://library.example.org/a',
    ' -folded',
    'END:VEVENT',
    'X-WR-TIMEZONE:Asia/Shanghai',
    'END:VCALENDAR',
    '',
  ];
  expect(propertiesFirst(lines.join('\r\n')).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'X-WR-TIMEZONE:Asia/Shanghai',
    'BEGIN:VEVENT',
    'UID:1',
    'URL:https://library.example.org/a',
    ' -folded',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
