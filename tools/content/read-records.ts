// All records of all kinds. Reading YAML costs some .7 s of processor a megabyte, so what was read is kept by the hash of its
// text and of the schemas; checks between records are in `references.ts`.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { siteSchema } from '#content/schemas/site.ts';
import { kinds, siteFile, type Kind, type Records } from './kinds.ts';
import { readRecord, told } from './record.ts';

/** What was read before, by hash. */
export type Cache = Record<string, unknown>;

/** Texts that stand in place of those on disk, by their paths below the root; `null`: the file is not there. */
export type Overlay = ReadonlyMap<string, string | null>;

type Reading = {
  /** Where what was read is kept between runs. */
  readonly cacheFile?: string | undefined;
  /** What a process that reads again and again keeps itself; nothing is written to disk with it. */
  readonly cache?: Cache | undefined;
  readonly overlay?: Overlay | undefined;
};

/** Where what was read is kept between runs. */
export function recordsCache(root: string): string {
  return join(root, 'node_modules/.cache/content/records.json');
}

/** Throws with all mistakes, one a line: file, line, field and reason. */
export function readRecords(root: string, reading: Reading = {}): Records {
  const { cacheFile, cache, overlay } = reading;
  const before = cache ?? (cacheFile ? readCache(cacheFile) : {});
  const after: Cache = cache ?? {};
  const mistakes: string[] = [];
  const salt = hashOf(schemaTexts(root).join('\0'));

  function readOne<Said>(file: string, kind: string, schema: z.ZodType<Said>): Said | undefined {
    const text = overlay?.get(file) ?? readFileSync(join(root, file), 'utf8');
    const hash = hashOf(`${salt}\0${kind}\0${text}`);
    const known = hash in before ? schema.safeParse(before[hash]) : undefined;
    const result = known?.success ? { record: known.data } : readRecord(file, text, schema);
    if ('mistakes' in result) {
      mistakes.push(...result.mistakes.map((each) => told(each, text)));
      return undefined;
    }
    after[hash] = result.record;
    return result.record;
  }

  function read<Said>(kind: Kind, schema: z.ZodType<Said>): ReadonlyMap<string, Said> {
    const found = new Map<string, Said>();
    for (const name of recordFiles(root, `content/${kind}`, overlay)) {
      const record = readOne(`content/${kind}/${name}`, kind, schema);
      if (record !== undefined) found.set(name.replace(/\.yaml$/, ''), record);
    }
    return found;
  }

  const many = {
    'admission-rules': read('admission-rules', kinds['admission-rules']),
    answers: read('answers', kinds.answers),
    careers: read('careers', kinds.careers),
    degrees: read('degrees', kinds.degrees),
    faq: read('faq', kinds.faq),
    mails: read('mails', kinds.mails),
    gates: read('gates', kinds.gates),
    'gate-sources': read('gate-sources', kinds['gate-sources']),
    portraits: read('portraits', kinds.portraits),
    professions: read('professions', kinds.professions),
    testimonials: read('testimonials', kinds.testimonials),
    titles: read('titles', kinds.titles),
    countries: read('countries', kinds.countries),
    facts: read('facts', kinds.facts),
    occupations: read('occupations', kinds.occupations),
    tuition: read('tuition', kinds.tuition),
    ways: read('ways', kinds.ways),
  };
  const site = readOne(siteFile, 'site', siteSchema);
  if (mistakes.length > 0 || !site) throw new Error(mistakes.join('\n'));
  if (cacheFile && !cache) {
    mkdirSync(dirname(cacheFile), { recursive: true });
    writeFileSync(cacheFile, JSON.stringify(after));
  }
  return { ...many, site };
}

/** The names of a folder's records. */
export function recordFiles(root: string, folder: string, overlay: Overlay = new Map()): string[] {
  const added = [...overlay.keys()]
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));
  return [...new Set([...readdirSync(join(root, folder)), ...added])]
    .filter((name) => name.endsWith('.yaml') && overlay.get(`${folder}/${name}`) !== null)
    .toSorted();
}

function schemaTexts(root: string): string[] {
  const folder = join(root, 'content/schemas');
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** What an earlier run kept; nothing where there is none. */
export function readCache(file: string): Cache {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
