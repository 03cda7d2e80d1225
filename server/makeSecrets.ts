import { makeSecrets } from './base/secrets.ts';

/** `node server/makeSecrets.ts` prints new secrets as lines of an environment file. */
for (const [name, value] of Object.entries(makeSecrets())) process.stdout.write(`${name}=${value}\n`);
