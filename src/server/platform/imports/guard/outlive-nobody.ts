import { workerData } from 'node:worker_threads';

// Runs in a thread: while the process is busy, its main thread does not notice that its parent is gone.
setInterval(() => process.ppid !== workerData && process.kill(process.pid, 'SIGKILL'), 1000);
