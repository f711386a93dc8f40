import type { AuthContext } from '#server/auth/auth-context.ts';
import type { Mailer } from './mailer.ts';
import type { ProjectSettings } from './settings.ts';

/** What every endpoint of the stand-in is given. */
export type ProjectContext = {
  /** Database, keys, hashing and clock; nothing of our own rules about accounts. */
  auth: AuthContext;
  settings: ProjectSettings;
  mailer: Mailer;
};
