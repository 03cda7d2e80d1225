import { setPriority } from 'node:os';

// Passwords are hashed by threads of this priority. Tests that wait for them must not keep the processors from them.
setPriority(10);
