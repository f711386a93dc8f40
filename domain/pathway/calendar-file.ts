// A calendar file after RFC 5545 (iCalendar): whole-day events, lines folded at 75 octets, CRLF. The words, the days and
// the moment of writing are handed in.

/** `from` is a day (`YYYY-MM-DD`); the event lasts that day. */
export type CalendarEvent = { uid: string; day: string; title: string; text: string; url: string };

/** The text of an `.ics` file; `written` is an ISO moment in UTC. */
export function calendarFile(
  { name, written }: { name: string; written: string },
  events: readonly CalendarEvent[],
): string {
  const stamp = `${written.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Faro Vocacional//Route to Spain//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ uid, day, title, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line break inside a text. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** RFC 5545, 3.1: at most 75 octets a line; what follows begins with a space. Never inside a character. */
function folded(line: string): string {
  let written = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      written += '\r\n ';
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}

/** Length of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
