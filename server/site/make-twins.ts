// A program that the server starts: makes the compressed twins of a site's pages, and ends. Its arguments are those of `readSite`, the day last.
import { giveWay } from './give-way.ts';
import { keepTwins } from './keep-twins.ts';
import { readSite } from './site-files.ts';

const [dist = '', siteUrl = '', twinsFolder = '', day = ''] = process.argv.slice(2);
// Visitors come first; and a server that is gone needs none.
giveWay(10);
process.once('disconnect', () => process.exit());
await keepTwins(readSite(dist, siteUrl, { twinsFolder, day }));
process.exit();
