/** Of the client log; apart from the events, which most pages send without ever logging anything. */
export const logLevels = { INFO: 0, WARN: 1, ERROR: 2 } as const;
