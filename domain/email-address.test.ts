import { expect, test } from 'vitest';
import { normaliseEmail } from './email-address.ts';

test.each([
  'ana@example.com',
  'jose&maria@example.com',
  'luis/eva@example.com',
  "o'higgins@example.cl",
  'ana+faro@example.com',
  'a=b!c#d$e%f*g?h^i_j`k{l|m}n~o-p@example.com',
  'ana_maria@sub.dominio.example.museum',
  `${'a'.repeat(64)}@example.com`,
  `ana@${'b'.repeat(63)}.com`,
  'ana@xn--and-6ma2c.com.ar',
  '1@2.example',
  'who?x=1@example.com',
  "'''@example.com",
  '~ana~@example.com',
  '{ana}@example.com',
])('A32: %s is an address and stays as it is', (address) => {
  expect(normaliseEmail(address)).toBe(address);
});

test.each([
  ['capitals', 'Ana.Perez@Example.COM', 'ana.perez@example.com'],
  ['an international domain', 'ana@ñandú.com.ar', 'ana@xn--and-6ma2c.com.ar'],
  [
    'the same with a letter and its mark apart',
    'ana@n\u0303andu\u0301.com.ar',
    'ana@xn--and-6ma2c.com.ar',
  ],
  ['capitals of another alphabet', 'ana@ÑANDÚ.com.ar', 'ana@xn--and-6ma2c.com.ar'],
  ['marks of direction', '\u202Aana@example.com\u202C', 'ana@example.com'],
  ['a space without width, inside too', 'ana\u200B@exam\u200Bple.com', 'ana@example.com'],
  ['a mark of byte order', '\uFEFFana@example.com', 'ana@example.com'],
  ['spaces that do not break', '\u00A0ana@example.com\u202F', 'ana@example.com'],
  ['a soft hyphen', 'ana@exam\u00ADple.com', 'ana@example.com'],
  ['a semicolon', 'ana@example.com;', 'ana@example.com'],
  ['a full stop', 'ana@example.com.', 'ana@example.com'],
  ['angle brackets', '<ana@example.com>', 'ana@example.com'],
  ['a name', 'Ana Pérez <ana@example.com>', 'ana@example.com'],
  ['a name in quotes, and a comma', '"Pérez, Ana" <ana@example.com>,', 'ana@example.com'],
  ['quotes', '«ana@example.com»', 'ana@example.com'],
  ['brackets', '(ana@example.com)', 'ana@example.com'],
  ['a link', 'mailto:ana@example.com', 'ana@example.com'],
  ['a link with a subject', 'mailto:ana@example.com?subject=Hola', 'ana@example.com'],
  [
    'a link with an address that was encoded',
    'mailto:jose%26maria@example.com',
    'jose&maria@example.com',
  ],
  ['a link to two', 'MAILTO: ana+x@example.com?cc=eva@example.com', 'ana+x@example.com'],
  ['a link that stands for nothing', 'mailto:a%zz@example.com', 'a%zz@example.com'],
  ['what a sentence ends with', 'ana@example.com…', 'ana@example.com'],
  ['a question', 'ana@example.com?', 'ana@example.com'],
  ['the quotes of other languages', '„ana@example.com“', 'ana@example.com'],
  ['single ones', '‹ana@example.com›', 'ana@example.com'],
  ['square brackets', '[ana@example.com]', 'ana@example.com'],
  ['how chats write bold', '*ana@example.com*', 'ana@example.com'],
  ['and italics', '_ana@example.com_.', 'ana@example.com'],
  ['and code', '`ana@example.com`', 'ana@example.com'],
  ['a full stop of another writing', 'ana@example。com', 'ana@example.com'],
  ['a wide at sign', 'ana＠example.com', 'ana@example.com'],
])('%s: taken for what it means', (_, typed, address) => {
  expect(normaliseEmail(typed)).toBe(address);
});

test.each([
  ['nothing', ''],
  ['no at sign', 'ana.example.com'],
  ['nothing before it', '@example.com'],
  ['nothing after it', 'ana@'],
  ['two', 'ana@maria@example.com'],
  ['no dot in the domain', 'ana@gmail'],
  ['a space inside', 'ana maria@example.com'],
  ['a local part of 65', `${'a'.repeat(65)}@example.com`],
  ['255 in all', `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}example.com`],
  ['a label of 64', `ana@${'b'.repeat(64)}.com`],
  ['two dots in a row', 'ana..maria@example.com'],
  ['a dot at either end', '.ana@example.com'],
  ['a hyphen at the end of a label', 'ana@example-.com'],
  ['an underscore in the domain', 'ana@exam_ple.com'],
  ['an address in digits', 'ana@127.0.0.1'],
  ['one in brackets', 'ana@[127.0.0.1]'],
  ['one in hexadecimal', 'ana@0x7f.1'],
  ['a path', 'ana@example.com/x'],
  ['letters outside ASCII before the at sign', 'josé@example.com'],
  ['a control character', 'a\u0000@example.com'],
  ['a line break inside', 'ana\n@example.com'],
  ['quotes inside', 'a"b@example.com'],
  ['a million brackets', '<'.repeat(1_000_000)],
  ['a comma between two', 'ana@example.com,eva@example.com'],
])('%s: no address', (_, typed) => {
  expect(normaliseEmail(typed)).toBeUndefined();
});
