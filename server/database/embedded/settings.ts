import type { Programs } from './programs.ts';

/**
 * How the embedded server is set: for one site on a small machine. It is reached through its socket alone, and what it
 * logs are its own doings: no statement, no row.
 */
export function settingsOf(
  { major }: Programs,
  { sockets, port }: { sockets: string | undefined; port: number },
): Record<string, string | number> {
  return {
    listen_addresses: sockets === undefined ? '127.0.0.1' : '',
    ...(sockets !== undefined && {
      // A list, in which a comma would end the name.
      unix_socket_directories: `"${sockets.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    }),
    port,
    max_connections: 40,
    shared_buffers: '32MB',
    max_wal_size: '128MB',
    min_wal_size: '32MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    // Containers have 64 MB of shared memory, and small machines no core to spare.
    max_parallel_workers: 0,
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    max_logical_replication_workers: 0,
    jit: 'off',
    // Background work that nothing needs: a process each.
    ...(major >= 18 && { io_method: 'sync' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '%m ',
  };
}

/** The same as words of a command line. */
export function flagsOf(settings: Record<string, string | number>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
