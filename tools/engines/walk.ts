// One walk in a browser, from the landing page to a kept result.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copy as profile } from '#content/dictionaries/es/profile.ts';
import { copy as profileEnglish } from '#content/dictionaries/en/profile.ts';
import { copy as parts } from '#content/instruments/words/es/report-parts.ts';
import { askedToday } from '#tests/asked-today.ts';
import { mailTo, password, words } from '#tests/people.ts';
import type { RunningServer } from '#tests/serve.ts';
import type { Visitor } from './visitor.ts';

const { assessment, auth, interests, landing, register, results, site } = words.es;
const firstName = 'Ana';
const name = `${firstName} Pérez`;

export type Step = {
  name: string;
  walk(visitor: Visitor, server: RunningServer, email: string): Promise<void>;
};

/** From the landing page to one's own profile in the other language, in the order in which one comes by. */
export const steps: readonly Step[] = [
  {
    name: 'landing',
    async walk({ driver, press, isGone, sees }, { url }) {
      await driver.go(url);
      await press('[data-cookies=reject]');
      await isGone('#cookie-banner');
      await sees('main a[href="/assessment"]');
    },
  },
  {
    name: 'modal',
    async walk({ press, sees }) {
      await press('main [data-dialog=register]');
      await sees('#register-dialog[open] input[name=email]');
    },
  },
  {
    name: 'closed',
    async walk({ press, isGone }) {
      await press('#register-dialog .icon-btn', landing.registerDialog.close);
      await isGone('#register-dialog');
    },
  },
  {
    name: 'menu',
    async walk(visitor) {
      await openMenu(visitor);
      await visitor.sees('.site-menu a', site.nav.careers);
    },
  },
  {
    name: 'intro',
    async walk({ press, arrivesAt, sees }) {
      await press('.site-menu a', site.nav.takeTest);
      await arrivesAt('/assessment');
      await sees('main button', assessment.intro.start.begin);
    },
  },
  {
    name: 'question',
    async walk({ press, sees }) {
      await press('main button', assessment.intro.start.begin);
      await sees('fieldset[data-item] label');
    },
  },
  { name: 'test', walk: answerAll },
  {
    name: 'result',
    async walk({ press, arrivesAt, sees }) {
      await press('main button', assessment.test.review.finish);
      await arrivesAt('/results');
      await sees('main h2', interests.scores.title);
    },
  },
  {
    name: 'PDF',
    async walk({ driver, press, until }) {
      // What is drawn late above it may move it from under a finger.
      await until('the fold is open', async () => {
        await press('#take summary');
        return driver.run(() => document.querySelector('#take details[open]') !== null || 'closed');
      });
      await press('main button', parts.take.pdf);
      await until('a file of the report', async () => {
        const files = await readdir(driver.downloads);
        const pdf = files.find((file) => file.endsWith('.pdf'));
        if (!pdf) return `among ${files.length} files is none`;
        const bytes = await readFile(join(driver.downloads, pdf), 'latin1');
        return (bytes.startsWith('%PDF-') && bytes.trimEnd().endsWith('%%EOF')) || 'no whole PDF';
      });
    },
  },
  {
    name: 'sign-up',
    async walk({ press, fill, arrivesAt, sees }, _, email) {
      await press('main a', results.report.next.save);
      await arrivesAt('/register');
      await fill('main input[name=name]', name);
      await fill('main input[name=email]', email);
      await fill('main input[name=password]', password);
      await fill('main input[name=confirmPassword]', password);
      await press('main input[name=privacy]');
      await press('main button', register.form.submit);
      await arrivesAt('/auth');
      await sees('main h1', auth.modes['sign-in'].title);
    },
  },
  {
    name: 'confirm',
    async walk({ driver, press, sees }, server, email) {
      const { link } = await mailTo(server, email);
      await driver.go(link);
      await press('main button', auth.link.ready.signup.submit);
      await sees('main h2', interests.scores.title);
    },
  },
  {
    name: 'profile',
    async walk(visitor) {
      await openMenu(visitor);
      await visitor.press('.site-menu a', site.nav.profile);
      await visitor.arrivesAt('/profile');
      await visitor.sees('main h1', profile.title);
      await visitor.sees('main p', profile.summary.greeting.replace('{name}', firstName));
    },
  },
  {
    name: 'language',
    async walk({ press, arrivesAt, sees }) {
      await press('.language-button');
      await press('.language-menu a', site.language.en);
      await arrivesAt('/en/profile');
      await sees('main h1', profileEnglish.title);
    },
  },
];

/** Where the bar is wide enough the menu lies open in it. */
async function openMenu({ isShown, press }: Visitor): Promise<void> {
  if (await isShown('.site-menu-button')) await press('.site-menu-button', site.nav.menu);
}

/** Every question that is asked today, each with another choice, until the last has led to the end. */
async function answerAll({ driver, press, until }: Visitor): Promise<void> {
  for (const asked of askedToday.keys()) {
    const item = await until('an open question', () => driver.run(firstOpen));
    const choice = (asked % 5) + 1;
    await press(`fieldset[data-item="${item.id}"] label:nth-of-type(${choice})`);
    await until(`the answer to ${item.id}`, () => driver.run(isAnswered, item.id));
  }
}

/** Runs in a page. */
function firstOpen(): { id: string } | string {
  const questions = [...document.querySelectorAll<HTMLElement>('fieldset[data-item]')];
  const open = questions.find((question) => !question.querySelector('input:checked'));
  const id = open?.dataset['item'];
  return id === undefined ? `all of ${questions.length} are answered` : { id };
}

/** Runs in a page. */
function isAnswered(item: string): true | string {
  const question = document.querySelector(`fieldset[data-item="${item}"]`);
  return !question || question.querySelector('input:checked') !== null || 'not chosen';
}
