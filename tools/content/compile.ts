// Makes `content/compiled/` of the records under `content/` and the tables under `data/`: modules of data that the code imports.
// A mistake in a record names file, line, field and reason, and nothing is written.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readTables } from '#tools/tables/tables.ts';
import { cutAdmission } from './cuts/admission.ts';
import { cutAnswers } from './cuts/answers.ts';
import { cutAfterwards } from './cuts/afterwards.ts';
import { cutCareers } from './cuts/careers.ts';
import { cutFaq } from './cuts/faq.ts';
import { cutPortraits } from './cuts/portraits.ts';
import { cutProfessions } from './cuts/professions.ts';
import { cutCountries } from './cuts/countries.ts';
import { cutDescribed } from './cuts/described.ts';
import { cutFacts } from './cuts/facts.ts';
import { cutOccupations } from './cuts/occupations.ts';
import { cutOffers } from './cuts/offers.ts';
import { cutSearchNames } from './cuts/search-names.ts';
import { cutSite } from './cuts/site.ts';
import { cutStudies } from './cuts/studies.ts';
import { cutTuition } from './cuts/tuition.ts';
import { cutUniversities } from './cuts/universities.ts';
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
  const records = readRecords(root, recordsCache(root));
  const tables = readTables(root);
  const mistakes = [...mistakesBetween(records), ...mistakesOfTables(records, tables)];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const occupations = readOccupations(tables);
  return [
    ...cutCareers(records, occupations),
    ...cutOccupations(records, tables),
    ...cutStudies(records, tables),
    ...cutUniversities(tables),
    ...cutOffers(records, tables),
    ...cutAfterwards(records, tables),
    ...cutAdmission(records, tables),
    ...cutSearchNames(records),
    ...cutProfessions(records),
    ...cutFaq(records),
    ...cutAnswers(records),
    ...cutPortraits(records),
    ...cutSite(records),
    ...cutFacts(records),
    ...cutTuition(records),
    ...cutCountries(records),
    ...cutDescribed(records, occupations),
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
