import { expect, test } from 'vitest';
import { isCommonPassword, requireGoodPassword } from './passwords.ts';

test('A18: the passwords that everybody tries first are common, in English and in Spanish', () => {
  const common = [
    'password',
    'Password1',
    'p@ssw0rd',
    'PASSWORD123',
    'contraseña',
    'Contraseña2024',
    'contrasena1',
    '12345678',
    '123456789',
    '87654321',
    '11111111',
    '00000000',
    'abcd1234',
    'qwertyui',
    'qwerty123',
    '1q2w3e4r',
    '1qaz2wsx',
    'asdfghjk',
    'iloveyou',
    'teamo123',
    'tequiero1',
    'princesa',
    'barcelona',
    'realmadrid',
    'futbol2024',
    'america1',
    'mexico2026',
    'colombia',
    'maria1990',
    'estrella',
    'sunshine',
    'football',
    'superman',
    'admin1234',
    'letmein1',
    'abababab',
    'faro2026',
    'vocacional',
  ];
  expect(common.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('A18: ordinary good passwords pass, whatever kinds of characters they have', () => {
  const good = [
    'una ballena en el tejado',
    'correcthorsebatterystaple',
    'x'.repeat(40) + 'yz',
    '8439201756',
    'Zg7!kPq2',
    'marinero verde 9',
    'ñandúes y ñoquis',
    'aaaaaaab',
  ];
  for (const password of good) {
    expect(() => requireGoodPassword(password, 'ana@example.test')).not.toThrow();
  }
});

test('A18: the address itself is no password', () => {
  const refusal = expect.objectContaining({ code: 'weak_password', weakReasons: ['pwned'] });
  expect(() => requireGoodPassword('anamaria.ruiz', 'anamaria.ruiz@example.test')).toThrow(refusal);
  expect(() => requireGoodPassword('Ana@Example.test', 'ana@example.test')).toThrow(refusal);
});

test('A19: 72 bytes are accepted and 73 are not, counted in bytes', () => {
  expect(() =>
    requireGoodPassword('barco de vela '.repeat(5).slice(0, 70) + '¡', undefined),
  ).not.toThrow();
  const tooLong = expect.objectContaining({ code: 'validation_failed', status: 400 });
  expect(() => requireGoodPassword('barco de vela '.repeat(6).slice(0, 73), undefined)).toThrow(
    tooLong,
  );
  expect(() => requireGoodPassword('ñandú '.repeat(12).slice(0, 72), undefined)).toThrow(tooLong);
});

test('eight characters are counted as people count them', () => {
  const tooShort = expect.objectContaining({ code: 'weak_password', weakReasons: ['length'] });
  expect(() => requireGoodPassword('zgkpq27', undefined)).toThrow(tooShort);
  expect(() => requireGoodPassword('🐳🐳🐳🐙', undefined)).toThrow(tooShort);
});
