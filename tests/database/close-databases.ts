import { afterAll } from 'vitest';
import { closeDatabases } from './start-database.ts';

afterAll(closeDatabases);
