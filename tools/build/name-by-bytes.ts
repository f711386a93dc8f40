import { createHash } from 'node:crypto';

/** The address of a file of the built site, named after its bytes, so that browsers keep it for good: `/assets/career-BcaWCJqy.css`. */
export function nameByBytes(name: string, ending: string, bytes: string | Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}.${ending}`;
}
