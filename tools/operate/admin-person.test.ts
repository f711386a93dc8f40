import { expect, test } from 'vitest';
import { personCommands, readPersonCommand } from './admin-person.ts';

test.each(personCommands.filter((command) => command !== 'correct'))(
  '%s wants one address and a reason, and nothing else',
  (command) => {
    expect(
      readPersonCommand(command, ['a@example.test', '--reason', 'Asked by letter']),
    ).toMatchObject({ email: 'a@example.test', why: 'Asked by letter', isSure: false });
    for (const args of [
      ['--reason', 'Asked by letter'],
      ['a@example.test', 'b@example.test', '--reason', 'Asked by letter'],
      ['a@example.test'],
      ['a@example.test', '--reason', ' a '],
      ['a@example.test', '--reason', 'Asked by letter', '--sql', 'x'],
    ]) {
      expect(readPersonCommand(command, args)).toEqual(expect.any(String));
    }
  },
);

test('a correction has what is given, and an empty word takes an answer away', () => {
  const read = (...args: string[]) =>
    readPersonCommand('correct', ['a@example.test', '--reason', 'By letter', ...args]);
  expect(
    read('--name', 'Ana Paez', '--language', 'en', '--country', 'MX', '--study-level', '', '--yes'),
  ).toMatchObject({
    isSure: true,
    act: {
      kind: 'correct',
      changes: { full_name: 'Ana Paez', locale: 'en', country: 'MX', study_level: null },
    },
  });
  for (const wrong of [[], ['--country', 'Mexico'], ['--age-band', '12-13'], ['--name', ' ']]) {
    expect(read(...wrong)).toEqual(expect.any(String));
  }
  expect(read('--email', 'b@example.test')).toEqual(expect.any(String));
});

test('a freeze of a child’s account says so', () => {
  const read = (...args: string[]) =>
    readPersonCommand('freeze', ['a@example.test', '--reason', 'Is 12', ...args]);
  expect(read()).toMatchObject({ act: { kind: 'freeze', isMinor: false } });
  expect(read('--minor')).toMatchObject({ act: { kind: 'freeze', isMinor: true } });
});
