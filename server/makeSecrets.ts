import { makeSecrets } from './base/secrets.ts';

/** `npm run -s secrets` prints new secrets as lines of an environment file. */
for (const [name, value] of Object.entries(makeSecrets())) process.stdout.write(`${name}=${value}\n`);
