import { NewerDatabase } from '../platform/database/migrate.ts';
import { PostgresProblem } from '../platform/database/embedded/postgres-problem.ts';
import { WrongSettings } from '../settings.ts';

/** What the operator can do about a failed start; undefined for a fault of ours, which needs its stack trace. */
export function explainStartProblem(error: unknown): string | undefined {
  if (error instanceof WrongSettings || error instanceof PostgresProblem || error instanceof NewerDatabase) return error.message;
  const { code, port, path } = error as { code?: string; port?: number; path?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Stop the program that uses it, or choose another with PORT.`;
  if (code === 'EACCES' && port) return `This user may not listen on port ${port}. Choose a port above 1023 with PORT.`;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk${path ? ` that holds ${path}` : ''} is full. Free some space, or choose another folder with DATA_DIR.`;
  if (!path) return undefined;
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `Lectern may not write to ${path}. Make it writable for the user who starts Lectern, or choose another folder with DATA_DIR.`;
  return undefined;
}
