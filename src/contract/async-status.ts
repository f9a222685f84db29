/** State of an asynchronous operation. */
export type AsyncStatus = 'none' | 'loading' | 'success' | 'error';
