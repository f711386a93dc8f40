import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { connectionConfig } from './connections.ts';
import { isEndOfConnection, sqlstateOf } from './database-errors.ts';

test('an address without a person is the one of the system, and a Unix socket stays in it', () => {
  const config = connectionConfig('DATABASE_URL', 'postgres:///faro?host=/run/postgresql');
  expect(config.user).toBe(userInfo().username);
  expect(config.connectionString).toBe('postgres:///faro?host=/run/postgresql');
  expect(connectionConfig('DATABASE_URL', 'postgres://ana@db/faro').user).toBeUndefined();
});

test('sslmode=require encrypts, as for psql; what would fall back unseen is refused in one line', () => {
  const address = (mode: string) => `postgres://ana@db/faro?sslmode=${mode}`;
  expect(connectionConfig('POOL_URL', address('require')).connectionString).toBe(
    'postgres://ana@db/faro?sslmode=require&uselibpqcompat=true',
  );
  expect(() => connectionConfig('POOL_URL', address('prefer'))).toThrow(
    'POOL_URL: sslmode=prefer is not known here; say require or disable.',
  );
  expect(() => connectionConfig('POOL_URL', 'db')).toThrow('POOL_URL: this is not an address.');
});

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  ['the socket', error('read ECONNRESET', { code: 'ECONNRESET' }), '08006'],
  ['the driver', error('Connection terminated unexpectedly'), '08006'],
  [
    'the driver, later',
    error('Client has encountered a connection error and is not queryable'),
    '08006',
  ],
  ['the limit of waiting', error('Query read timeout'), '08006'],
  [
    'an administrator',
    error('terminating connection', { code: '57P01', severity: 'FATAL' }),
    '57P01',
  ],
  ['the server, in another language', error('…', { code: '25P03', severity: 'FATALE' }), '25P03'],
])('a connection ended by %s is over', (_by, ended, state) => {
  expect([isEndOfConnection(ended), sqlstateOf(ended)]).toEqual([true, state]);
});

test('a refused row ends no connection', () => {
  const refused = error('duplicate key', { code: '23505', severity: 'ERROR' });
  expect([isEndOfConnection(refused), sqlstateOf(refused)]).toEqual([false, '23505']);
  expect(isEndOfConnection(new TypeError('x is not a function'))).toBe(false);
});
