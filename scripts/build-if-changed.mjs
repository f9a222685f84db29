import { ensureBuilt } from './set-up.mjs';

ensureBuilt();
