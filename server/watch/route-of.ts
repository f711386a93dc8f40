/** Functions of the database whose latency is worth a line of its own; all others are one. */
const OWN_LINES = new Set([
  'save_answers',
  'save_attempt',
  'my_data',
  'open_share',
  'admin_people',
]);

/**
 * The kind of an address for a metric's label: one of a small, fixed set, whatever is asked (a label for each address would
 * fill the memory, and could hold what a person typed).
 */
export function routeOf(path: string): string {
  const [, first = '', second = '', third = '', fourth = ''] = path.split('/');
  if (first === 'rest' && second === 'v1') {
    if (third !== 'rpc') return 'rest';
    return OWN_LINES.has(fourth) ? `rpc/${fourth}` : 'rpc';
  }
  if (first === 'auth' && second === 'v1') {
    return ['token', 'signup', 'recover', 'verify'].includes(third) ? `auth/${third}` : 'auth';
  }
  if (first === 'functions') return 'functions';
  if (first === 'health') return 'health';
  return /\.[a-z0-9]{2,5}$/.test(path) ? 'file' : 'page';
}
