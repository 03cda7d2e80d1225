import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs after every install, on whatever Node the machine has, also where there is no git: then there is nothing to do,
// and nothing here may fail an install.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
if (existsSync(join(root, '.git'))) {
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root, stdio: 'ignore' });
}
