import type { Plugin } from 'vite';

export function workerChunks(): Plugin;
export function withoutStyleLists(): Plugin;
export function chunkName(chunk: { name: string; facadeModuleId?: string | null | undefined }): string;
