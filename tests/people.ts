import { expect, type Page } from '@playwright/test';
import { copy as assessmentEs } from '#content/instruments/interests/words/es/page.ts';
import { copy as assessmentEn } from '#content/instruments/interests/words/en/page.ts';
import { copy as authEs } from '#content/dictionaries/es/auth.ts';
import { copy as authEn } from '#content/dictionaries/en/auth.ts';
import { copy as landingEs } from '#content/sentences/landing/es/landing.ts';
import { copy as landingEn } from '#content/sentences/landing/en/landing.ts';
import { copy as loginEs } from '#content/dictionaries/es/login.ts';
import { copy as loginEn } from '#content/dictionaries/en/login.ts';
import { copy as registerEs } from '#content/dictionaries/es/register.ts';
import { copy as registerEn } from '#content/dictionaries/en/register.ts';
import { copy as resultsEs } from '#content/dictionaries/es/results.ts';
import { copy as resultsEn } from '#content/dictionaries/en/results.ts';
import { copy as interestsEs } from '#content/instruments/interests/words/es/report.ts';
import { copy as interestsEn } from '#content/instruments/interests/words/en/report.ts';
import { copy as siteEs } from '#content/dictionaries/es/site.ts';
import { copy as siteEn } from '#content/dictionaries/en/site.ts';
import { askedToday } from './asked-today.ts';
import type { RunningServer } from './serve.ts';

/** What a person reads, per language, so that a journey speaks of meaning and not of words. */
export const words = {
  es: {
    assessment: assessmentEs,
    auth: authEs,
    interests: interestsEs,
    landing: landingEs,
    login: loginEs,
    register: registerEs,
    results: resultsEs,
    site: siteEs,
  },
  en: {
    assessment: assessmentEn,
    auth: authEn,
    interests: interestsEn,
    landing: landingEn,
    login: loginEn,
    register: registerEn,
    results: resultsEn,
    site: siteEn,
  },
};

export type Language = keyof typeof words;

export const password = 'faro de papel 27';

/** Fails the test at the end if the page broke the security policy or threw. */
export function watchForFaults(page: Page): () => void {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isError = message.type() === 'error' && !/Failed to load resource/.test(message.text());
    // React has found another document than the one that it would have drawn.
    const isRecovery = message.type() === 'warning' && /React error/.test(message.text());
    if (isError || isRecovery) faults.push(message.text());
  });
  return () => expect(faults).toEqual([]);
}

/** Answers the whole test by choosing: the answer of question n is n modulo `spread`. */
export async function answerAll(page: Page, language: Language, spread = 5): Promise<void> {
  const { test } = words[language].assessment;
  const finish = page.getByRole('button', { name: test.review.finish });
  const done = new Set<string>();
  while (done.size < askedToday.length) {
    const items = await page
      .locator('fieldset[data-item]')
      .evaluateAll((sets) => sets.map((set) => set.getAttribute('data-item') ?? ''));
    const open = items.filter((item) => !done.has(item));
    // The last choice of a page moves the test on by itself; until then there is nothing new.
    if (open.length === 0) await page.waitForTimeout(50);
    for (const item of open) {
      await page
        .locator(`fieldset[data-item="${item}"] label`)
        .nth(done.size % spread)
        .click();
      done.add(item);
    }
  }
  await finish.click();
}

export async function register(
  page: Page,
  language: Language,
  person: { name: string; email: string },
): Promise<void> {
  const { fields } = words[language].register.form;
  await page.getByLabel(fields.name, { exact: true }).fill(person.name);
  await page.getByLabel(fields.email, { exact: true }).fill(person.email);
  await page.getByLabel(fields.password, { exact: true }).fill(password);
  await page.getByLabel(fields.confirmPassword, { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words[language].register.form.submit }).click();
}

export async function signIn(page: Page, language: Language, email: string): Promise<void> {
  const { form, modes } = words[language].auth;
  await page.getByLabel(form.fields.email, { exact: true }).fill(email);
  await page.getByLabel(form.fields.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: modes['sign-in'].submit }).click();
}

/** The one field that a link asks for where it was opened in another browser. */
export async function choosePassword(page: Page, language: Language, chosen = password) {
  const { firstPassword, form } = words[language].auth;
  await expect(page.getByRole('heading', { level: 1, name: firstPassword.title })).toBeFocused();
  await page.getByLabel(form.fields.password, { exact: true }).fill(chosen);
  await page.getByRole('button', { name: firstPassword.submit }).click();
}

/** The newest mail to an address, once it is there: mails leave off the request path. */
export async function mailTo(server: RunningServer, email: string): Promise<{ link: string }> {
  let link: string | undefined;
  await expect(async () => {
    const isNotice = /^(Inicio de sesión en|Signed in on) /;
    const mails = (await server.outbox()).filter(
      ({ to, subject }) => to === email && !isNotice.test(subject),
    );
    link = mails.at(-1)?.text.match(/https?:\/\/\S+/)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return { link: link ?? '' };
}

/** The account's links, wherever the width of the window puts them. */
export async function navigate(page: Page, language: Language, name: string): Promise<void> {
  const { nav } = words[language].site;
  const menu = page.locator('.site-menu-button');
  if ((await menu.isVisible()) && (await page.locator('.site-menu').isHidden())) await menu.click();
  await page
    .getByRole('navigation', { name: nav.label })
    .locator('visible=true')
    .getByText(name, { exact: true })
    .click();
}

/** A toast with exactly this title and text. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page
    .locator('[data-sonner-toast]')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) });
  await expect(toast.first()).toBeVisible();
}

/** The only toast there is, by its words; then it is closed, so that the next one stands alone. */
export async function expectOnlyToast(page: Page, title: string, text: string): Promise<void> {
  const toasts = page.locator('[data-sonner-toast]');
  await expect(toasts.locator('[data-title]')).toHaveText([title]);
  await expect(toasts.locator('[data-description]')).toHaveText([text]);
  await toasts.locator('[data-close-button]').click();
  await expect(toasts).toHaveCount(0);
}

/** Sends the form of the page as something other than its button would. */
export async function submitAnyway(page: Page): Promise<void> {
  await page.locator('main form').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
}
