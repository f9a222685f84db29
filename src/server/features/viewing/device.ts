import type { NativeApp } from '#contract/presentation/view-page.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { isMobile } from '../../http/input/device.ts';

/** The operator's native apps: their store addresses, and the protocol that opens them. */
export type NativeApps = Record<NativeApp['type'] | 'protocol', string | undefined>;

/** The visitor's device, as far as the browser reports it. */
export function deviceOf(headers: IncomingHttpHeaders, apps: NativeApps, oid: string): { isMobile: boolean; nativeApp: NativeApp | null } {
  const agent = headers['user-agent'] ?? '';
  const type = /iPhone|iPod/.test(agent) ? 'iphone' : /Android/.test(agent) ? 'android' : undefined;
  const url = type && apps[type];
  return {
    isMobile: isMobile(headers),
    nativeApp: type && url && apps.protocol ? { type, url, ownProtocolUrl: `${apps.protocol}presentation/${oid}` } : null,
  };
}
