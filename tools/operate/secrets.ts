// `npm run secrets`: prints a new set for a server of your own, as lines for an env file.
import { makeSecrets } from '#server/secrets.ts';

const { jwtSecret, anonKey, serviceRoleKey } = makeSecrets(new Date());
console.log(`JWT_SECRET=${jwtSecret}\nANON_KEY=${anonKey}\nSERVICE_ROLE_KEY=${serviceRoleKey}`);
