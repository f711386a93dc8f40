// Starts the server: configuration, database, jobs, the port, and its orderly end.
import { resolve } from 'node:path';
import { serve } from './serve.ts';

await serve(process.env, resolve(import.meta.dirname, '../dist'));
