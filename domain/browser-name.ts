/** What a browser says it is, by the names that people know: without versions, the same in every language. */
export type BrowserName = {
  /** Undefined where the browser does not tell. */
  browser: string | undefined;
  system: string | undefined;
};

/** Reads a `User-Agent`. */
export function readBrowserName(userAgent: string): BrowserName {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) };
}

// The order matters: most browsers also name the ones that they descend from.
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /Version\/[\d.]+.*Safari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

function firstMatch(names: readonly (readonly [string, RegExp])[], agent: string) {
  return names.find(([, pattern]) => pattern.test(agent))?.[0];
}
