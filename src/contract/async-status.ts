/** How something that takes time stands. */
export type AsyncStatus = 'none' | 'loading' | 'success' | 'error';
