import { expect } from '@playwright/test';
import { inGate } from './drill.ts';
import { linkIn, mailsTo } from './made-accounts.ts';
import { expectToast, password, words } from './people.ts';
import { test } from './site-fixture.ts';

const { fields, problems, errors } = words.es.register.form;
type Typed = { name?: string; email?: string; password?: string; confirmPassword?: string };

const refused: { what: string; typed: Typed; says: string[] }[] = [
  {
    what: 'nothing at all',
    typed: { name: '', email: '', password: '', confirmPassword: '' },
    says: [problems.nameMissing, problems.emailMissing, problems.passwordShort],
  },
  {
    what: 'blanks only',
    typed: { name: '   ', email: '   ', password: '       ', confirmPassword: '       ' },
    says: [problems.nameMissing, problems.emailMissing, problems.passwordShort],
  },
  {
    what: 'ten thousand characters',
    typed: { name: 'a'.repeat(10_000), email: `${'a'.repeat(10_000)}@example.com` },
    says: [problems.nameLong, problems.emailInvalid],
  },
  {
    what: 'a password of ten thousand',
    typed: { password: 'b'.repeat(10_000), confirmPassword: 'b'.repeat(10_000) },
    says: [problems.passwordLong],
  },
  {
    what: 'invisible characters',
    typed: {
      name: 'Ana\u0000',
      password: `${password}\u0007`,
      confirmPassword: `${password}\u0007`,
    },
    says: [problems.strangeCharacters, problems.strangeCharacters],
  },
  { what: 'half an address', typed: { email: 'ana@example' }, says: [problems.emailInvalid] },
];

for (const { what, typed, says } of refused) {
  test(
    `${what}: said at the field, nothing sent, nothing typed lost`,
    inGate(what === 'nothing at all'),
    async ({ page, site: server }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/auth/v1/')) sent.push(request.url());
      });
      await page.goto(`${server.url}/register`);
      const values = { name: 'Ana', email: 'ana@example.com', password, ...typed };
      const all = { confirmPassword: values.password, ...values };
      await page.getByRole('checkbox').check();
      for (const [name, value] of Object.entries(all)) {
        await page.locator(`main input[name=${name}]`).fill(value);
      }
      await page.getByRole('button', { name: words.es.register.form.submit }).click();
      await expect(page.locator('.field-error')).toHaveText(says);
      await expect(page.locator('.error-summary')).toBeFocused();
      expect(sent).toEqual([]);
      for (const [name, value] of Object.entries(all)) {
        // A field of type email leaves out blanks around the address by itself.
        const kept = name === 'email' ? value.trim() : value;
        await expect(page.locator(`main input[name=${name}]`)).toHaveValue(kept);
      }
    },
  );
}

test('one of the commonest passwords is refused by the server, at the field', async ({
  page,
  site: server,
}) => {
  await page.goto(`${server.url}/register`);
  await page.getByRole('checkbox').check();
  await page.getByLabel(fields.name, { exact: true }).fill('Ana');
  await page.getByLabel(fields.email, { exact: true }).fill('common@example.com');
  await page.getByLabel(fields.password, { exact: true }).fill('password1');
  await page.getByLabel(fields.confirmPassword, { exact: true }).fill('password1');
  await page.getByRole('button', { name: words.es.register.form.submit }).click();
  await expectToast(page, 'Error al registrar', errors.failures.passwordCommon);
  await expect(page.locator('.field-error')).toHaveText([errors.failures.passwordCommon]);
});

const accepted: { what: string; name: string; email: string }[] = [
  { what: 'emoji', name: 'Ana 🌟', email: 'emoji@example.com' },
  { what: 'right to left', name: 'آنا', email: 'rtl@example.com' },
  { what: 'combining accents', name: 'Ange\u0301lica', email: 'accents@example.com' },
  { what: 'a plus', name: 'Ana', email: 'ana+faro@example.com' },
];

for (const { what, name, email } of accepted) {
  test(`${what}: a name and an address like any other`, async ({ page, site: server }) => {
    await page.goto(`${server.url}/register`);
    await page.getByRole('checkbox').check();
    await page.getByLabel(fields.name, { exact: true }).fill(name);
    await page.getByLabel(fields.email, { exact: true }).fill(email);
    await page.getByLabel(fields.password, { exact: true }).fill(password);
    await page.getByLabel(fields.confirmPassword, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.es.register.form.submit }).click();
    await expect(page).toHaveURL(`${server.url}/auth`);
    const [mail] = await mailsTo(server, email, 1);
    // No words reach a mailbox that has not said yes.
    expect(mail?.text.normalize('NFC')).not.toContain(name.normalize('NFC'));
    await page.goto(linkIn(mail));
    await page.getByRole('button', { name: words.es.auth.link.ready.signup.submit }).click();
    await expect(page).toHaveURL(`${server.url}/assessment`);
    await page.goto(`${server.url}/profile?tab=settings`);
    await expect(page.getByText(name.normalize('NFC'), { exact: true })).toBeVisible();
  });
}
