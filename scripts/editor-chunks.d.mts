import type { Plugin } from 'vite';

export function editorChunks(): Plugin;
