import type { Plugin } from 'vite';

export function workerChunks(): Plugin;
