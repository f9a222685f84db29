import type { CommandGroup } from '#editor/commands/command.ts';

export const groupOrder: readonly CommandGroup[] = ['edit', 'object', 'add', 'view', 'path'];
