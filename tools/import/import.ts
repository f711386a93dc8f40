// npm run import -- <table> <file…> [--edition 2026-27] [--accept] [--address https://…]: makes a table under `data/` again from its files, and prints
// in Spanish what changes. The files of a table, in their order, say `tools/import/importers.ts` and `data/README.md`; one that
// ends in `.gz` is unpacked.
import { resolve } from 'node:path';
import { runImport } from './run-import.ts';

const root = resolve(import.meta.dirname, '../..');
const today = new Date().toISOString().slice(0, 10);
const { code, lines } = await runImport(process.argv.slice(2), root, today);
for (const line of lines) (code === 0 ? console.log : console.error)(line);
process.exitCode = code;
