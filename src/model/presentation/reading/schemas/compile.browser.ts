import type * as z from 'zod/mini';

/** Pages do not allow code to be made from text, so the compiler would be loaded for nothing. */
export const compile = <T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T> => schema;
