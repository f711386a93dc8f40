// Makes `content/compiled/` of the records under `content/` and the tables under `data/`: modules of data that the code imports.
// A mistake in a record names file, line, field and reason, and nothing is written.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readTables } from '#tools/tables/tables.ts';
import { emitAdmission } from './emit/admission.ts';
import { cutAnswers } from './emit/answers.ts';
import { emitAfterwards } from './emit/afterwards.ts';
import { emitCareers } from './emit/careers.ts';
import { emitFaq } from './emit/faq.ts';
import { emitMails } from './emit/owned/mails.ts';
import { emitPortraits } from './emit/portraits.ts';
import { emitProfessions } from './emit/professions.ts';
import { emitCountries } from './emit/countries.ts';
import { emitDescribed } from './emit/described.ts';
import { emitFacts } from './emit/facts.ts';
import { emitOccupations } from './emit/occupations.ts';
import { emitOffers } from './emit/offers.ts';
import { emitSearchNames } from './emit/search-names.ts';
import { emitSite } from './emit/owned/site.ts';
import { emitCountryOutlines } from './emit/maps/country-outlines.ts';
import { emitSpainMap } from './emit/maps/spain-map.ts';
import { emitStudies } from './emit/studies.ts';
import { emitTuition } from './emit/tuition.ts';
import { emitWishes } from './emit/wishes.ts';
import { emitWords } from './emit/words.ts';
import { emitUniversities } from './emit/universities.ts';
import { filesOfWords } from './files-of-words.ts';
import { moduleOf, typesOf, type Emitted } from './emitted.ts';
import { readOccupations } from './occupations.ts';
import { readRecords, recordsCache } from './read-records.ts';
import { mistakesBetween } from './references.ts';
import { mistakesOfTables } from './references/tables.ts';

const root = resolve(import.meta.dirname, '../..');
const target = join(root, 'content/compiled');

try {
  write(compile());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function compile(): readonly Emitted[] {
  const records = readRecords(root, { cacheFile: recordsCache(root) });
  const tables = readTables(root);
  const mistakes = [...mistakesBetween(records), ...mistakesOfTables(records, tables)];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const occupations = readOccupations(tables);
  return [
    ...emitCareers(records, occupations),
    ...emitOccupations(records, tables),
    ...emitStudies(records, tables),
    ...emitUniversities(tables),
    ...emitOffers(records, tables),
    ...emitSpainMap(tables),
    ...emitCountryOutlines(tables),
    ...emitAfterwards(records, tables),
    ...emitAdmission(records, tables),
    ...emitSearchNames(records),
    emitWishes(records, tables),
    ...emitProfessions(records),
    ...emitFaq(records),
    emitMails(records),
    ...cutAnswers(records),
    ...emitPortraits(records),
    ...emitSite(records),
    ...emitFacts(records, tables),
    ...emitTuition(records),
    ...emitCountries(records),
    ...emitDescribed(records, occupations),
    emitWords(filesOfWords(root)),
  ];
}

/** Only what changed is written anew, so that a watching build rebuilds no more than it must. */
function write(modules: readonly Emitted[]): void {
  const wanted = new Map(
    modules.flatMap((module) => [
      [`${module.path}.js`, moduleOf(module)],
      [`${module.path}.d.ts`, typesOf(module)],
    ]),
  );
  for (const [name, text] of wanted) {
    const file = join(target, name);
    if (textOf(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of filesBelow(target)) if (!wanted.has(name)) rmSync(join(target, name));
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'sources-hash')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
