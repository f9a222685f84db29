import { createTally, finish, verify } from './checks.mjs';
import { ensureInstalled } from './set-up.mjs';

ensureInstalled();
const run = createTally();
verify(run);
finish(run.tally);
