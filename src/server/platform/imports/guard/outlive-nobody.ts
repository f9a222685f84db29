import { workerData } from 'node:worker_threads';

// A thread of a guarded process: while the process is busy it hears nothing, and its parent may be gone for good.
setInterval(() => process.ppid !== workerData && process.kill(process.pid, 'SIGKILL'), 1000);
