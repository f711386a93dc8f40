// Closes what a test of the database left open.
import { afterAll } from 'vitest';
import { closeDatabases } from './start-database.ts';

afterAll(closeDatabases);
