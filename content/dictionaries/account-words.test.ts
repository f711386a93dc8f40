import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { constants } from '#domain/constants.ts';
import { copy as authEn } from './en/auth.ts';
import { copy as registerEn } from './en/register.ts';
import { copy as linkEn } from '#content/dictionaries/en/guest-link.ts';
import { copy as privacyEn } from './en/profile-privacy.ts';
import { copy as authEs } from './es/auth.ts';
import { copy as linkEs } from '#content/dictionaries/es/guest-link.ts';
import { copy as privacyEs } from './es/profile-privacy.ts';
import { copy as registerEs } from './es/register.ts';

test('the registration form says exactly what the specification says, in both languages (S03)', () => {
  const { form } = registerEs;
  expect(form.errors.titles.generic).toBe('Error');
  expect(form.problems.passwordsDiffer).toBe('Las contraseñas no coinciden');
  expect(registerEn.form.problems.passwordsDiffer).toBe("Passwords don't match");
  expect(form.problems.privacyMissing).toBe(
    'Debes aceptar la Política de privacidad para continuar',
  );
  expect(form.problems.passwordShort).toBe('La contraseña debe tener al menos 8 caracteres');
  expect(form.submitting).toBe('Registrando...');
  expect(form.retrying.replace('{max}', String(constants.registrationMaxRetries))).toBe(
    'Reintento {n}/3 - El servidor está ocupado, reintentando...',
  );
  expect(form.success.title).toBe('¡Registro exitoso!');
  expect(form.success.text).toBe('¡Registro completado exitosamente!');
});

test('its error catalogue is exact (S05)', () => {
  const { titles, failures, registration } = registerEs.form.errors;
  expect(titles.signUp).toBe('Error al registrar');
  expect(failures.alreadyRegistered).toBe(
    'Este email ya está registrado. ¿Quieres iniciar sesión?',
  );
  expect(registration.rateLimit).toBe(
    'Demasiados intentos de registro. Espera unos minutos antes de intentar de nuevo.',
  );
  expect(failures.network).toBe('Problema de conexión. Verifica tu internet e inténtalo de nuevo.');
  expect(failures.unexpected).toBe('Error inesperado. Inténtalo de nuevo.');
});

test('the auth screen says exactly what the specification says (S06)', () => {
  expect(authEs.modes['new-password'].submitting).toBe('Guardando...');
  expect(authEs.form.newPasswordPlaceholder).toBe('Mínimo 8 caracteres');
  expect(authEs.success.passwordSet.title).toBe('Contraseña actualizada');
  expect(authEs.success.passwordSet.text).toBe('Tu contraseña ha sido cambiada exitosamente');
});

test('the words that name the minimum length name the one of the constants', () => {
  const minimum = String(constants.passwordMinLength);
  for (const copy of [authEs, authEn]) {
    expect(copy.form.problems.passwordShort).toContain(minimum);
    expect(copy.form.newPasswordPlaceholder).toContain(minimum);
    expect(copy.form.fields.passwordHelp).toContain(minimum);
    expect(copy.errors.failures.passwordShort).toBe(copy.form.problems.passwordShort);
  }
});

test('the words that name the maximum name the one of the constants', () => {
  for (const copy of [authEs, authEn]) {
    expect(copy.form.problems.passwordLong).toContain(String(constants.passwordMaxBytes));
  }
});

test('the consent’s hash is that of its words with the age of the constants', () => {
  for (const { consent } of [authEs.form, authEn.form]) {
    expect(consent.text).toContain('{age}');
    expect(consent.younger).toContain('{age}');
    const shown = consent.text.replace('{age}', String(constants.ageOfConsentYears));
    expect(createHash('sha256').update(shown).digest('hex')).toBe(consent.hash);
  }
  expect(authEs.form.consent.version).not.toBe(authEn.form.consent.version);
  expect(authEs.form.consent.text).toMatch(/^Tengo \{age\} años o más y acepto /);
});

test('a guest’s link is agreed to in words with the age and the days of the constants, of which the hash is', () => {
  for (const { consent } of [linkEs, linkEn]) {
    const shown = consent.text
      .replace('{age}', String(constants.ageOfConsentYears))
      .replace('{days}', String(constants.guestLinkDays));
    expect(createHash('sha256').update(shown).digest('hex')).toBe(consent.hash);
  }
  expect(linkEs.consent.translation).toBe(linkEn.consent.version);
});

test('each text of consent names the version of its translation', () => {
  const es = [authEs.form.consent, ...Object.values(privacyEs.consents.purposes)];
  const en = [authEn.form.consent, ...Object.values(privacyEn.consents.purposes)];
  expect(es.map(({ translation }) => translation)).toEqual(en.map(({ version }) => version));
  expect(en.map(({ translation }) => translation)).toEqual(es.map(({ version }) => version));
});

test('the hash of each optional consent is that of its words', () => {
  const purposes = [privacyEs, privacyEn].flatMap(({ consents }) =>
    Object.values(consents.purposes),
  );
  for (const { text, hash } of purposes) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  }
  expect(new Set(purposes.map(({ version }) => version)).size).toBe(6);
});
