import type { Plugin } from 'vite';

export function smallSchemas(): Plugin;
