import { makeSecrets } from './base/secrets.ts';

/** `node server/makeSecrets.ts`: new secrets for production, as lines of an environment file. */
for (const [name, value] of Object.entries(makeSecrets())) process.stdout.write(`${name}=${value}\n`);
