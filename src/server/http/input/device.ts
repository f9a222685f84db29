interface DeviceHeaders {
  'user-agent'?: string | string[] | undefined;
  'sec-ch-ua-mobile'?: string | string[] | undefined;
}

/** Whether the visitor uses a phone or the like, as far as the browser reports it. */
export const isMobile = (headers: DeviceHeaders): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(String(headers['user-agent'] ?? ''));
