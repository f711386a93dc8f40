import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '#tools/launch/find-chromium.mjs';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { guestAttempt, leaveOnDevice } from '#tests/device.ts';
import { startServer } from '#tests/serve.ts';
import { violations } from '#tests/axe.ts';
const server = await startServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags } as any);
try {
  for (const [lang, path, width, height, dark, form] of [['es','/results',360,640,false,'full'],['en','/en/results',360,640,true,'short'],['es','/results',768,1024,false,'short'],['en','/en/results',1440,900,false,'full'],['es','/results',1440,900,true,'full']] as const) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light' });
    const page = await context.newPage();
    const base = guestAttempt(lang);
    const level: Record<string, number> = { R: 1, I: 3, A: 1, S: 2, E: 0, C: 1 };
    const answers: Record<string, number> = {};
    const ids = form === 'full' ? interestsV2.forms.full : interestsV2.forms.short!.slice(0, 24);
    for (const id of ids) { const item = interestsV2.items.find((i) => i.id === id); answers[id] = item ? Math.min(4, level[item.scale]! + (['life','care','land'].includes(item.field!) ? 1 : ['computing','physical'].includes(item.field!) ? -1 : 0)) : 3; }
    for (const k of Object.keys(answers)) if (answers[k]! < 0) answers[k] = 0;
    const record = { ...base, attempt: { ...base.attempt, version: 2, form, answers, itemTimes: Object.fromEntries(Object.keys(answers).map((id, n) => [id, { at: Date.now() - 600000 + n * 8000, ms: 8000 }])) } };
    await leaveOnDevice(page, server, record as any);
    await page.goto(server.url + path);
    await page.waitForSelector('#careers .suggestion', { timeout: 15000 });
    const el = page.locator('#careers');
    await el.scrollIntoViewIfNeeded(); await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/f/shot-${lang}-${width}-${form}${dark ? '-dark' : ''}.png` });
    await page.locator('#careers .suggestion').first().scrollIntoViewIfNeeded();
    await page.locator('#careers .suggestion').first().screenshot({ path: `/tmp/f/card-${lang}-${width}-${form}${dark ? '-dark' : ''}.png` });
    console.log(lang, width, form, await page.locator('#careers > p').first().innerText(), '|', await page.locator('#careers .suggestion .list').first().innerText());
    console.log('axe', await violations(page, { within: '#careers' }));
    await context.close();
  }
} finally { await browser.close(); await server.stop(); await server.remove(); }
