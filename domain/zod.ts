// Zod for modules that reach a browser: without its compiler, which would ask the page for code made of text. The policy of
// every page refuses that, and reports it.
import * as z from 'zod/mini';

z.config({ jitless: true });

export * from 'zod/mini';
