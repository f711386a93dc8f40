import { makeSecrets } from '#server/secrets.ts';

/** The settings of a server whose data lies in this PostgreSQL, with secrets of its own. */
export function onCluster(url: string): Record<string, string> {
  const secrets = makeSecrets(new Date());
  return {
    DATABASE_URL: url,
    JWT_SECRET: secrets.jwtSecret,
    ANON_KEY: secrets.anonKey,
    SERVICE_ROLE_KEY: secrets.serviceRoleKey,
  };
}
