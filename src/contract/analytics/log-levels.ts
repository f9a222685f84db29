/** Levels of the client log; separate from the events, because most pages send events without ever logging anything. */
export const logLevels = { INFO: 0, WARN: 1, ERROR: 2 } as const;
