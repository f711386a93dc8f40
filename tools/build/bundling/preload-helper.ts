/**
 * What stands around every `import()` of the built site, in place of the bundler's own. It fetches the files of a part and
 * imports it then: by that time the browser has them. Chromium from 150 on never asks again for a module that failed once,
 * by `import` or by `modulepreload`, and a part would never come for who had no network for a moment; a fetch is forgotten.
 * Where a part is one file the bundler names none: its address is read from the import itself. A file is fetched once,
 * whichever copy of this asks. What fails is a `TypeError` that `app/page-loading/missing-file.ts` knows.
 */
const helperThat = (ask: string) => `const asked = (self.asked ??= {});
${ask}
function get(file) {
  return (asked[file] ??= ask(file).catch(() => {
    delete asked[file];
    throw TypeError('no module');
  }));
}
export function __vitePreload(load, files = []) {
  const own = /\\/.+?\\.js/.exec(load);
  return Promise.all((files[0] || !own ? files : ['assets' + own]).map(get)).then(load);
}`;

const fetched = `fetch('/' + file).then((reply) => (reply.ok ? reply.blob() : Promise.reject()))`;

/** Of files that bring no sheets. */
export const helper = helperThat(`const ask = (file) => ${fetched};`);

/** Sheets are linked behind those of the page, which stand at its end, and waited for. */
export const helperWithSheets = helperThat(`function link(href) {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.onload = resolve;
    sheet.onerror = () => {
      sheet.remove();
      reject();
    };
    document.body.append(sheet);
  });
}
const ask = (file) => (file.endsWith('.css') ? link('/' + file) : ${fetched});`);
