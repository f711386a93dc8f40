import { people } from '#content/site-people.ts';
import { placeholderOrigin } from './placeholder-origin.ts';

/** What search engines read at the root: where they may go, and the files by which an owner proves to them whose site it is. */
export function searchEngineFiles(
  { google, bing } = people.searchEngines ?? {},
): { file: string; text: string }[] {
  return [
    {
      file: 'robots.txt',
      text: `User-agent: *\nAllow: /\nSitemap: ${placeholderOrigin}/sitemap.xml\n`,
    },
    ...(google ? [{ file: google, text: `google-site-verification: ${google}\n` }] : []),
    ...(bing
      ? [
          {
            file: 'BingSiteAuth.xml',
            text: `<?xml version="1.0"?>\n<users><user>${bing}</user></users>\n`,
          },
        ]
      : []),
  ];
}
