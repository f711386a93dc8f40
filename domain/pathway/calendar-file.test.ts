import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'request-visa@faro.example',
  day: '2027-05-01',
  title: 'Pide el visado; ya',
  text: 'Antes de ir,\npregunta',
  url: 'https://faro.example/ruta-a-espana',
};
const written = '2026-11-21T13:45:10.123Z';

test('an event lasts one whole day and its words are escaped', () => {
  const lines = calendarFile({ name: 'Ruta', written }, [event]).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Faro Vocacional//Route to Spain//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Ruta',
    'BEGIN:VEVENT',
    'UID:request-visa@faro.example',
    'DTSTAMP:20261121T134510Z',
    'DTSTART;VALUE=DATE:20270501',
    'SUMMARY:Pide el visado\\; ya',
    'DESCRIPTION:Antes de ir\\,\\npregunta',
    'URL:https://faro.example/ruta-a-espana',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no line is longer than 75 octets, and unfolding gives the text back, accents whole', () => {
  const text = 'Inscripción, ¿cuándo? Pregunta a la UNED. '.repeat(9);
  const file = calendarFile({ name: 'Ruta', written }, [{ ...event, text }]);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text.replaceAll(',', '\\,')}`);
});
