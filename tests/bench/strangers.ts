import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';

/**
 * Strangers who try 500 made-up passwords at a sign-in (argument: its address), 200 at once, each from an address of
 * their own. They have machines of their own, so here they take the processors only while nobody wants them.
 */
setPriority(19);

const tries = 500;
const strangers = 200;
const [signIn = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let tried = 0;

function tryOnce(stranger: number): Promise<void> {
  const body = JSON.stringify({ username: `stranger-${process.pid}-${tried}`, password: 'a-made-up-password' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.98.0.${stranger}` };
  return new Promise((resolve, reject) => {
    request(signIn, { method: 'POST', agent, headers }, (response) => void response.resume().once('end', resolve))
      .once('error', reject)
      .end(body);
  });
}

async function tryOn(stranger: number): Promise<void> {
  while (tried < tries) {
    tried += 1;
    await tryOnce(stranger);
  }
}

await Promise.all(Array.from({ length: strangers }, (_, stranger) => tryOn(stranger)));
console.log('all were answered');
