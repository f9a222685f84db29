import * as z from 'zod/mini';
import type { Collapsed } from '../core/selection/collapsing.ts';

const Ids = z.array(z.string());
const keyOf = (oid: string) => `lectern-collapsed ${oid}`;

/** The topics that were collapsed when the presentation was last open in this browser. */
export function readCollapsed(oid: string): Collapsed {
  try {
    return new Set(Ids.parse(JSON.parse(localStorage.getItem(keyOf(oid)) ?? '[]')));
  } catch {
    return new Set();
  }
}

export function keepCollapsed(oid: string, collapsed: Collapsed): void {
  try {
    if (collapsed.size === 0) localStorage.removeItem(keyOf(oid));
    else localStorage.setItem(keyOf(oid), JSON.stringify([...collapsed]));
  } catch {
    // The browser keeps nothing: everything is expanded the next time.
  }
}
